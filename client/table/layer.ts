// The retained layer: holds one Phaser image per declared sprite and moves it to where it is declared.
import type Phaser from 'phaser';
import type { Atlas } from '../look/atlas.ts';
import type { Face } from '../look/face.ts';
import { blend, progress, samePose, type MotionName, type Pose } from './motion.ts';
import type { Sprite } from './picture.ts';

interface Middle {
  readonly x: number;
  readonly y: number;
}
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
const poseOf = (s: Sprite): Pose => ({ x: s.x, y: s.y, alpha: s.alpha ?? 1, angle: s.angle ?? 0, scale: s.scale ?? 1 });

export class Layer {
  private readonly scene: Phaser.Scene;
  private readonly atlas: Atlas;
  private readonly ratio: () => number;
  /** Reduced motion: a new place is a fade, never a journey. */
  private readonly calm: boolean;
  private readonly nodes = new Map<string, Node>();
  private readonly parked = new Map<string, Middle>();
  private carried: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, atlas: Atlas, ratio: () => number, calm: boolean) {
    this.scene = scene;
    this.atlas = atlas;
    this.ratio = ratio;
    this.calm = calm;
  }

  /** Takes over a new picture at `now` (ms, any monotonic clock). `still`: everything is there at once (first picture, new size). */
  show(sprites: readonly Sprite[], now: number, still: boolean): void {
    const seen = new Set<string>();
    sprites.forEach((s, depth) => {
      seen.add(s.key);
      const node = this.nodes.get(s.key);
      if (node) this.change(node, s, now, still);
      else this.nodes.set(s.key, this.birth(s, now, still));
      const { image } = this.nodes.get(s.key)!;
      if (image.depth !== depth) image.setDepth(depth);
    });
    for (const [key, node] of this.nodes) if (!seen.has(key)) this.bury(key, node, now, still);
    this.parked.clear();
    this.atlas.flush();
  }
  /** Moves all to where they are at `now`. True while something still moves. */
  step(now: number): boolean {
    let moving = false;
    for (const [key, node] of this.nodes) {
      const part = progress(node.motion, node.since, now);
      node.pose = part === 1 ? node.to : blend(node.from, node.to, part);
      if (part !== 1 || now < node.since) moving = true;
      else if (!node.alive) {
        node.image.destroy();
        this.nodes.delete(key);
        continue;
      }
      this.draw(node);
    }
    return moving;
  }
  /** Puts a sprite's middle somewhere, from where it then goes to its declared place: a tile let go in the air. */
  put(key: string, middle: Middle): void {
    this.parked.set(key, middle);
  }
  /** Shows a face in the air above everything else, at once; undefined: nothing is carried. */
  carry(load: { readonly face: Face; readonly pose: Pose } | undefined): void {
    if (!load) {
      this.carried?.destroy();
      this.carried = undefined;
      return;
    }
    this.carried ??= this.scene.add.image(0, 0, '__DEFAULT').setDepth(1e6);
    this.dress(this.carried, load.face);
    this.atlas.flush();
    const k = this.ratio();
    const { pose, face } = load;
    this.carried
      .setPosition((pose.x + face.w / 2) * k, (pose.y + face.h / 2) * k)
      .setAngle(pose.angle)
      .setScale(pose.scale);
  }
  /** Takes all prints from the atlas again. */
  reprint(): void {
    for (const node of this.nodes.values()) this.dress(node.image, node.face);
    this.atlas.flush();
  }

  private dress(image: Phaser.GameObjects.Image, face: Face): void {
    const { frame, pad } = this.atlas.print(face);
    const k = this.ratio();
    image.setFrame(frame).setOrigin((pad + (face.w * k) / 2) / frame.width, (pad + (face.h * k) / 2) / frame.height);
  }
  private draw({ image, face, pose, stretch }: Node): void {
    const k = this.ratio();
    image.setAngle(pose.angle).setAlpha(pose.alpha);
    if (stretch) {
      const [left, top] = [Math.round(pose.x * k), Math.round(pose.y * k)];
      const { frame } = image;
      image.setScale(
        (Math.round((pose.x + stretch.w) * k) - left) / frame.width,
        (Math.round((pose.y + stretch.h) * k) - top) / frame.height,
      );
      image.setOrigin(0).setPosition(left, top);
      return;
    }
    image.setScale(pose.scale);
    // At rest every picture lies on whole device pixels, or its letters would blur.
    const whole = pose.angle === 0 && pose.scale === 1 ? Math.round : (v: number): number => v;
    const left = whole((pose.x + face.w / 2) * k - image.displayOriginX);
    const top = whole((pose.y + face.h / 2) * k - image.displayOriginY);
    image.setPosition(left + image.displayOriginX, top + image.displayOriginY);
  }
  /** Where a sprite that was put somewhere begins: its middle there. */
  private landing(s: Sprite): Middle | undefined {
    const at = this.parked.get(s.key);
    return at && { x: at.x - s.face.w / 2, y: at.y - s.face.h / 2 };
  }
  private birth(s: Sprite, now: number, still: boolean): Node {
    const to = poseOf(s);
    const put = this.landing(s);
    const comes = !this.calm && (s.enter !== undefined || put !== undefined);
    const from = still || s.motion === 'jump' ? to : comes ? { ...to, ...s.enter, ...put } : { ...to, alpha: 0 };
    const image = this.scene.add.image(0, 0, '__DEFAULT');
    this.dress(image, s.face);
    return {
      image,
      face: s.face,
      stretch: stretchOf(s),
      from,
      to,
      pose: from,
      motion: comes ? (s.motion ?? 'travel') : 'fade',
      since: now + (still ? 0 : (s.wait ?? 0)),
      leave: s.leave,
      alive: true,
    };
  }
  private change(node: Node, s: Sprite, now: number, still: boolean): void {
    node.leave = s.leave;
    node.stretch = stretchOf(s);
    if (node.face.key !== s.face.key) {
      node.face = s.face;
      this.dress(node.image, s.face);
    }
    const put = this.landing(s);
    if (put) node.pose = node.to = { ...poseOf(s), ...put };
    this.aim(node, poseOf(s), still ? 'jump' : (s.motion ?? 'travel'), now + (still ? 0 : (s.wait ?? 0)));
    node.alive = true;
  }
  private aim(node: Node, to: Pose, motion: MotionName, at: number): void {
    if (samePose(node.to, to)) return;
    const stays = node.pose.x === to.x && node.pose.y === to.y;
    node.from = !this.calm ? node.pose : { ...to, alpha: stays ? node.pose.alpha : 0 };
    node.to = to;
    node.motion = this.calm && motion !== 'jump' ? 'fade' : motion;
    node.since = at;
  }
  private bury(key: string, node: Node, now: number, still: boolean): void {
    if (still) {
      node.image.destroy();
      this.nodes.delete(key);
      return;
    }
    if (!node.alive) return;
    node.alive = false;
    this.aim(node, { ...node.pose, alpha: 0, ...(this.calm ? {} : node.leave) }, node.leave ? 'travel' : 'fade', now);
  }
}
const stretchOf = (s: Sprite): Node['stretch'] => (s.w === undefined ? undefined : { w: s.w, h: s.h ?? s.face.h });
