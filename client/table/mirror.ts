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
export interface Mirror {
  sync(picture: Picture): void;
  readonly focused: string | undefined;
  focus(key: string): void;
  close(): void;
}

const set = (el: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) { if (el.hasAttribute(name)) el.removeAttribute(name); } else if (el.getAttribute(name) !== value) el.setAttribute(name, value);
};
/** Puts children in order, moving only those that stand elsewhere. */
function arrange(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  wanted.forEach((el, i) => { if (parent.children[i] !== el) parent.insertBefore(el, parent.children[i] ?? null); });
  while (parent.children.length > wanted.length) parent.lastElementChild?.remove();
}

export function openMirror(parent: HTMLElement, host: MirrorHost): Mirror {
  const root = document.createElement('div');
  root.className = 'table-mirror';
  root.tabIndex = -1;
  parent.append(root);
  const elements = new Map<string, HTMLElement>();
  const groups = new Map<string, HTMLElement>();
  const rows = new Map<string, HTMLElement>();
  /** The member of each group that Tab comes to. */
  const doors = new Map<string, string>();
  let spots: readonly Spot[] = [];
  const find = (key: string | undefined): Spot | undefined => spots.find((s) => s.key === key);
  const keyOf = (target: EventTarget | null): string | undefined => (target instanceof HTMLElement ? target.dataset['key'] : undefined);
  const focused = (): string | undefined => (root.contains(document.activeElement) ? keyOf(document.activeElement) : undefined);

  const make = (spot: Spot): HTMLElement => {
    const role = spot.role ?? 'button';
    const el = document.createElement(role === 'button' ? 'button' : role === 'text' ? 'p' : 'div');
    if (el instanceof HTMLButtonElement) el.type = 'button';
    if (role === 'option' || role === 'gridcell') el.setAttribute('role', role);
    el.dataset['key'] = spot.key;
    return el;
  };
  const write = (el: HTMLElement, s: Spot): void => {
    const role = s.role ?? 'button';
    el.style.cssText = `left:${s.x}px;top:${s.y}px;width:${s.w}px;height:${s.h}px`;
    if (role === 'text') { if (el.textContent !== s.name) el.textContent = s.name; return; }
    set(el, 'aria-label', s.name);
    set(el, 'aria-disabled', s.disabled ? 'true' : undefined);
    set(el, role === 'button' ? 'aria-pressed' : 'aria-selected', s.selected === undefined ? undefined : String(s.selected));
    set(el, 'aria-description', s.hint);
    set(el, 'aria-colindex', s.column === undefined ? undefined : String(s.column + 1));
    el.tabIndex = s.group === undefined || doors.get(s.group) === s.key ? 0 : -1;
  };
  const box = (store: Map<string, HTMLElement>, key: string, role: string): HTMLElement => {
    let el = store.get(key);
    if (!el) { el = document.createElement('div'); store.set(key, el); }
    set(el, 'role', role);
    return el;
  };
  const fillGroup = (group: Group, members: readonly Spot[]): HTMLElement => {
    const el = box(groups, group.key, group.role);
    set(el, 'aria-label', group.name);
    if (group.role !== 'grid') { arrange(el, members.map((s) => elements.get(s.key)!)); return el; }
    const numbers = [...new Set(members.map((s) => s.row ?? 0))];
    arrange(el, numbers.map((n) => {
      const row = box(rows, `${group.key} ${n}`, 'row');
      set(row, 'aria-rowindex', String(n + 1));
      arrange(row, members.filter((s) => (s.row ?? 0) === n).map((s) => elements.get(s.key)!));
      return row;
    }));
    return el;
  };
  const sync = (picture: Picture): void => {
    const before = focused();
    spots = picture.spots.filter((s) => !s.hidden);
    const members = new Map<string, Spot[]>();
    for (const s of spots) if (s.group !== undefined) members.set(s.group, [...(members.get(s.group) ?? []), s]);
    for (const [group, of] of members) {
      if (!of.some((s) => s.key === doors.get(group))) doors.set(group, (of.find((s) => !s.disabled) ?? of[0]!).key);
    }
    for (const s of spots) {
      let el = elements.get(s.key);
      if (!el || el.tagName !== make(s).tagName) { el = make(s); elements.set(s.key, el); }
      write(el, s);
    }
    const keys = new Set(spots.map((s) => s.key));
    for (const key of elements.keys()) if (!keys.has(key)) elements.delete(key);
    const named = new Map((picture.groups ?? []).map((g) => [g.key, g]));
    const order: HTMLElement[] = [];
    const done = new Set<string>();
    for (const s of spots) {
      const group = s.group === undefined ? undefined : named.get(s.group);
      if (!group) order.push(elements.get(s.key)!);
      else if (!done.has(group.key)) { done.add(group.key); order.push(fillGroup(group, members.get(group.key)!)); }
    }
    arrange(root, order);
    if (before !== undefined && focused() !== before) (elements.get(before) ?? root).focus({ preventScroll: true });
  };
  const focus = (key: string): void => {
    const spot = find(key);
    if (spot?.group !== undefined) doors.set(spot.group, key);
    elements.get(key)?.focus({ preventScroll: true });
  };
  const step = (e: KeyboardEvent, spot: Spot): boolean => {
    if (spot.group === undefined) return false;
    const mates = spots.filter((s) => s.group === spot.group);
    const to = isDirection(e.key) ? neighbour(mates, spot, e.key) : e.key === 'Home' ? mates[0] : e.key === 'End' ? mates.at(-1) : undefined;
    if (to) focus(to.key);
    return to !== undefined;
  };
  const keyed = (e: KeyboardEvent): void => {
    const target = document.activeElement;
    if (e.ctrlKey || e.metaKey || e.altKey || (target !== document.body && !parent.contains(target))) return;
    if (document.querySelector('dialog[open]')) return;
    const spot = find(focused());
    if (spot && (e.key === 'Enter' || e.key === ' ') && !spot.keysToScene) {
      e.preventDefault();
      if (!e.repeat) host.activate(spot);
    } else if ((spot && step(e, spot)) || host.key(e, spot?.key)) e.preventDefault();
  };
  const listen = new AbortController();
  const { signal } = listen;
  document.addEventListener('keydown', keyed, { signal });
  root.addEventListener('click', (e) => { const spot = find(keyOf(e.target)); if (spot) host.activate(spot); }, { signal });
  root.addEventListener('focusin', (e) => {
    const spot = find(keyOf(e.target));
    if (spot?.group !== undefined) doors.set(spot.group, spot.key);
    host.changed();
  }, { signal });
  root.addEventListener('focusout', () => host.changed(), { signal });
  return { sync, focus, get focused() { return focused(); }, close() { listen.abort(); root.remove(); } };
}
