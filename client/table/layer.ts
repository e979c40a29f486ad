// The retained layer: holds one Phaser image per declared sprite and moves it to where it is declared.
import type Phaser from 'phaser';
import type { Atlas } from '../look/atlas.ts';
import type { Face } from '../look/face.ts';
import { blend, progress, samePose, type MotionName, type Pose } from './motion.ts';
import type { Sprite } from './picture.ts';

interface Node {
  readonly image: Phaser.GameObjects.Image;
  face: Face;
  stretch: { w: number; h: number } | undefined;
  from: Pose;
  to: Pose;
  pose: Pose;
  motion: MotionName;
  since: number;
  leave: Partial<Pose> | undefined;
  /** Declared in the last picture; what is not fades and goes. */
  alive: boolean;
}
export interface Layer {
  /** Takes over a new picture at `now` (ms, any monotonic clock). `still`: everything is there at once (first picture, new size). */
  show(sprites: readonly Sprite[], now: number, still: boolean): void;
  /** Moves all to where they are at `now`. True while something still moves. */
  step(now: number): boolean;
  /** Puts a sprite somewhere, from where it then goes to its declared place: a tile let go in the air. */
  put(key: string, middle: { readonly x: number; readonly y: number }): void;
  /** Shows a face in the air above everything else, at once; undefined: nothing is carried. */
  carry(load: { readonly face: Face; readonly pose: Pose } | undefined): void;
  /** Where a sprite is now. */
  where(key: string): Pose | undefined;
  /** Takes all prints from the atlas again. */
  reprint(): void;
}

const poseOf = (s: Sprite): Pose => ({ x: s.x, y: s.y, alpha: s.alpha ?? 1, angle: s.angle ?? 0, scale: s.scale ?? 1 });
/** Under reduced motion a new place is a fade, never a journey. */
const calmed = (node: Node, to: Pose): Pose => (node.pose.x === to.x && node.pose.y === to.y ? { ...to, alpha: node.pose.alpha } : { ...to, alpha: 0 });

export function openLayer(scene: Phaser.Scene, atlas: Atlas, ratio: () => number, calm: boolean): Layer {
  const nodes = new Map<string, Node>();
  const parked = new Map<string, { readonly x: number; readonly y: number }>();
  let carried: { image: Phaser.GameObjects.Image; face: Face } | undefined;

  const dress = (node: Node): void => {
    const { frame, pad } = atlas.print(node.face);
    node.image.setFrame(frame);
    const { w, h } = node.face;
    const k = ratio();
    node.image.setOrigin((pad + (w * k) / 2) / frame.width, (pad + (h * k) / 2) / frame.height);
  };
  const draw = (node: Node): void => {
    const { image, face, pose, stretch } = node;
    const k = ratio();
    if (stretch) {
      const { frame } = atlas.print(face);
      const [left, top] = [Math.round(pose.x * k), Math.round(pose.y * k)];
      image.setScale((Math.round((pose.x + stretch.w) * k) - left) / frame.width, (Math.round((pose.y + stretch.h) * k) - top) / frame.height);
      image.setOrigin(0).setPosition(left, top);
    } else {
      image.setScale(pose.scale);
      const still = pose.angle === 0 && pose.scale === 1;
      const left = (pose.x + face.w / 2) * k - image.displayOriginX;
      const top = (pose.y + face.h / 2) * k - image.displayOriginY;
      image.setPosition((still ? Math.round(left) : left) + image.displayOriginX, (still ? Math.round(top) : top) + image.displayOriginY);
    }
    image.setAngle(pose.angle).setAlpha(pose.alpha);
  };
  const aim = (node: Node, to: Pose, motion: MotionName, at: number): void => {
    if (samePose(node.to, to)) return;
    node.from = calm ? calmed(node, to) : node.pose;
    node.to = to;
    node.motion = calm && motion !== 'jump' ? 'fade' : motion;
    node.since = at;
  };
  /** Where a sprite that was put somewhere begins: its middle there. */
  const landing = (s: Sprite): { x: number; y: number } | undefined => {
    const at = parked.get(s.key);
    return at && { x: at.x - s.face.w / 2, y: at.y - s.face.h / 2 };
  };
  const birth = (s: Sprite, now: number, still: boolean): Node => {
    const to = poseOf(s);
    const first = still || s.motion === 'jump';
    const at = landing(s);
    const from: Pose = first ? to : { ...to, alpha: s.enter || at ? to.alpha : 0, ...(calm ? { alpha: 0 } : s.enter), ...(calm ? {} : at) };
    const image = scene.add.image(0, 0, '__DEFAULT');
    return { image, face: s.face, stretch: undefined, from, to, pose: from, motion: calm || !(s.enter || at) ? 'fade' : (s.motion ?? 'travel'), since: now + (s.wait ?? 0), leave: s.leave, alive: true };
  };
  const update = (s: Sprite, depth: number, now: number, still: boolean): void => {
    let node = nodes.get(s.key);
    const fresh = !node;
    if (!node) { node = birth(s, now, still); nodes.set(s.key, node); }
    node.leave = s.leave;
    node.stretch = s.w === undefined ? undefined : { w: s.w, h: s.h ?? s.face.h };
    if (fresh || node.face.key !== s.face.key) { node.face = s.face; dress(node); }
    if (!fresh) {
      const at = landing(s);
      if (at) node.pose = node.to = { ...poseOf(s), ...at };
      aim(node, poseOf(s), still ? 'jump' : (s.motion ?? 'travel'), now + (still ? 0 : (s.wait ?? 0)));
    }
    node.alive = true;
    if (node.image.depth !== depth) node.image.setDepth(depth);
  };
  const bury = (key: string, node: Node, now: number, still: boolean): void => {
    if (still) { node.image.destroy(); nodes.delete(key); return; }
    if (!node.alive) return;
    node.alive = false;
    aim(node, { ...node.pose, alpha: 0, ...(calm ? {} : node.leave) }, node.leave ? 'travel' : 'fade', now);
  };

  return {
    show(sprites, now, still) {
      const seen = new Set<string>();
      sprites.forEach((s, depth) => { seen.add(s.key); update(s, depth, now, still); });
      for (const [key, node] of nodes) if (!seen.has(key)) bury(key, node, now, still);
      parked.clear();
      atlas.flush();
    },
    step(now) {
      let moving = false;
      for (const [key, node] of nodes) {
        const part = progress(node.motion, node.since, now);
        node.pose = part === 1 ? node.to : blend(node.from, node.to, part);
        if (part < 1) moving = true;
        else if (!node.alive) { node.image.destroy(); nodes.delete(key); continue; }
        draw(node);
      }
      return moving;
    },
    put: (key, middle) => { parked.set(key, middle); },
    carry(load) {
      if (!load) { carried?.image.destroy(); carried = undefined; return; }
      carried ??= { image: scene.add.image(0, 0, '__DEFAULT').setDepth(1e6), face: load.face };
      const k = ratio();
      const { frame, pad } = atlas.print(load.face);
      atlas.flush();
      const { w, h } = load.face;
      carried.image.setFrame(frame).setOrigin((pad + (w * k) / 2) / frame.width, (pad + (h * k) / 2) / frame.height)
        .setPosition((load.pose.x + w / 2) * k, (load.pose.y + h / 2) * k).setAngle(load.pose.angle).setScale(load.pose.scale);
    },
    where: (key) => nodes.get(key)?.pose,
    reprint() {
      for (const node of nodes.values()) dress(node);
      atlas.flush();
    },
  };
}
