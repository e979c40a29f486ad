// The DOM twin of the canvas: every spot is an element laid exactly over what is drawn, for ears and keys.
// Fingers never meet it (pointer-events: none in table.css); a screen reader's click and the keys do.
import { isDirection, neighbour } from './snap.ts';
import type { Group, Picture, Spot } from './picture.ts';

export interface MirrorHost {
  /** Enter, Space or a screen reader's click on a spot. */
  activate(spot: Spot): void;
  /** A key that the mirror has no use for. True: used. */
  key(event: KeyboardEvent, focus: string | undefined): boolean;
  /** Focus moved. */
  changed(): void;
}

export class Mirror {
  private readonly root = document.createElement('div');
  private readonly parent: HTMLElement;
  private readonly host: MirrorHost;
  private readonly listening = new AbortController();
  private readonly elements = new Map<string, HTMLElement>();
  private readonly boxes = new Map<string, HTMLElement>();
  /** The member of each group that Tab comes to. */
  private readonly doors = new Map<string, string>();
  private spots: readonly Spot[] = [];

  constructor(parent: HTMLElement, host: MirrorHost) {
    this.parent = parent;
    this.host = host;
    this.root.className = 'table-mirror';
    this.root.tabIndex = -1;
    parent.append(this.root);
    const { signal } = this.listening;
    // Focus is shown to those who use keys: the table itself moves it too, for screen readers.
    const byKey = (on: boolean) => (): void => void this.root.classList.toggle('by-key', on);
    document.addEventListener('keydown', byKey(true), { signal, capture: true });
    document.addEventListener('pointerdown', byKey(false), { signal, capture: true });
    document.addEventListener('keydown', (e) => this.keyed(e), { signal });
    this.root.addEventListener(
      'click',
      (e) => {
        const spot = this.find(keyOf(e.target));
        if (spot) host.activate(spot);
      },
      { signal },
    );
    this.root.addEventListener(
      'focusin',
      (e) => {
        const spot = this.find(keyOf(e.target));
        if (spot?.group !== undefined) this.doors.set(spot.group, spot.key);
        host.changed();
      },
      { signal },
    );
    this.root.addEventListener('focusout', () => host.changed(), { signal });
  }
  /** Key of the spot with keyboard focus. */
  get focused(): string | undefined {
    return this.root.contains(document.activeElement) ? keyOf(document.activeElement) : undefined;
  }
  focus(key: string): void {
    const spot = this.find(key);
    if (spot?.group !== undefined) this.doors.set(spot.group, key);
    this.elements.get(key)?.focus({ preventScroll: true });
  }
  /** Brings the twin to a new picture; focus stays on the spot that has it, or goes to the table when that is gone. */
  sync(picture: Picture, zoom = 1): void {
    const before = this.focused;
    this.root.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
    this.spots = picture.spots.filter((s) => !s.hidden);
    const members = new Map<string, Spot[]>();
    for (const s of this.spots) if (s.group !== undefined) members.set(s.group, [...(members.get(s.group) ?? []), s]);
    for (const [group, of] of members) {
      if (!of.some((s) => s.key === this.doors.get(group))) this.doors.set(group, (of.find((s) => !s.disabled) ?? of[0]!).key);
    }
    for (const s of this.spots) this.write(s);
    const keys = new Set(this.spots.map((s) => s.key));
    for (const key of this.elements.keys()) if (!keys.has(key)) this.elements.delete(key);
    const groups = new Map((picture.groups ?? []).map((g) => [g.key, g]));
    const order = new Set(
      this.spots.map((s) => {
        const group = s.group === undefined ? undefined : groups.get(s.group);
        return group ? this.fillGroup(group, members.get(group.key) ?? []) : this.elements.get(s.key)!;
      }),
    );
    arrange(this.root, [...order]);
    if (before !== undefined && this.focused !== before) (this.elements.get(before) ?? this.root).focus({ preventScroll: true });
  }
  close(): void {
    this.listening.abort();
    this.root.remove();
  }

  private find(key: string | undefined): Spot | undefined {
    return this.spots.find((s) => s.key === key);
  }
  private write(s: Spot): void {
    const role = s.role ?? 'button';
    let el = this.elements.get(s.key);
    if (!el || el.dataset['role'] !== role) this.elements.set(s.key, (el = make(s)));
    const box = `left:${s.x}px;top:${s.y}px;width:${s.w}px;height:${s.h}px`;
    // Most spots stay where they are: styles written again would cost a layout.
    if (el.dataset['box'] !== box) {
      el.dataset['box'] = box;
      el.style.cssText = box;
    }
    if (role === 'text') {
      if (el.textContent !== s.name) el.textContent = s.name;
      return;
    }
    set(el, 'aria-label', s.name);
    set(el, 'aria-disabled', s.disabled ? 'true' : undefined);
    set(el, role === 'button' ? 'aria-pressed' : 'aria-selected', s.selected === undefined ? undefined : String(s.selected));
    set(el, 'aria-description', s.hint);
    set(el, 'aria-colindex', s.column === undefined ? undefined : String(s.column + 1));
    const stop = s.group === undefined || this.doors.get(s.group) === s.key ? 0 : -1;
    if (el.tabIndex !== stop || !el.hasAttribute('tabindex')) el.tabIndex = stop;
  }
  private box(key: string, role: string): HTMLElement {
    let el = this.boxes.get(key);
    if (!el) this.boxes.set(key, (el = document.createElement('div')));
    set(el, 'role', role);
    return el;
  }
  private fillGroup(group: Group, members: readonly Spot[]): HTMLElement {
    const el = this.box(group.key, group.role);
    set(el, 'aria-label', group.name);
    const of = (spots: readonly Spot[]): HTMLElement[] => spots.map((s) => this.elements.get(s.key)!);
    if (group.role !== 'grid') {
      arrange(el, of(members));
      return el;
    }
    const numbers = [...new Set(members.map((s) => s.row ?? 0))];
    arrange(
      el,
      numbers.map((n) => {
        const row = this.box(`${group.key} ${n}`, 'row');
        set(row, 'aria-rowindex', String(n + 1));
        arrange(row, of(members.filter((s) => (s.row ?? 0) === n)));
        return row;
      }),
    );
    return el;
  }
  private keyed(e: KeyboardEvent): void {
    const target = document.activeElement;
    if (e.ctrlKey || e.metaKey || e.altKey || (target !== document.body && !this.parent.contains(target))) return;
    if (document.querySelector('dialog[open]')) return;
    const spot = this.find(this.focused);
    if (spot && (e.key === 'Enter' || e.key === ' ') && !spot.keysToScene) {
      e.preventDefault();
      if (!e.repeat) this.host.activate(spot);
    } else if ((spot && this.step(e, spot)) || this.host.key(e, spot?.key)) e.preventDefault();
  }
  /** Arrows, Home and End inside a group. */
  private step(e: KeyboardEvent, spot: Spot): boolean {
    if (spot.group === undefined) return false;
    const mates = this.spots.filter((s) => s.group === spot.group);
    const led = this.find(spot.arrows?.[e.key]);
    const to =
      led ??
      (isDirection(e.key) ? neighbour(mates, spot, e.key) : e.key === 'Home' ? mates[0] : e.key === 'End' ? mates.at(-1) : undefined);
    if (to) this.focus(to.key);
    return to !== undefined;
  }
}

const keyOf = (target: EventTarget | null): string | undefined => (target instanceof HTMLElement ? target.dataset['key'] : undefined);
function set(el: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (el.hasAttribute(name)) el.removeAttribute(name);
  } else if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}
/** Puts children in order, moving only those that stand elsewhere. */
function arrange(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  wanted.forEach((el, i) => {
    if (parent.children[i] !== el) parent.insertBefore(el, parent.children[i] ?? null);
  });
  while (parent.children.length > wanted.length) parent.lastElementChild?.remove();
}
function make(spot: Spot): HTMLElement {
  const role = spot.role ?? 'button';
  const el = document.createElement(role === 'button' ? 'button' : role === 'text' ? 'p' : 'div');
  if (el instanceof HTMLButtonElement) el.type = 'button';
  if (role === 'option' || role === 'gridcell') el.setAttribute('role', role);
  el.dataset['key'] = spot.key;
  el.dataset['role'] = role;
  return el;
}
