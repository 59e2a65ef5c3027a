// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { aSurface } from '../testing/a-surface.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { timelineMenuAtom } from './menu-atoms.ts';
import { openMenuPresses } from './menu-presses.ts';

function someMenus() {
  const { surface, store, content, slider } = aSurface(aLittleFilm());
  const menus = openMenuPresses(surface);
  function rightClick(on: Element = content): MouseEvent {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 700, clientY: 126 });
    on.dispatchEvent(event);
    return event;
  }
  return { menus, rightClick, slider, target: () => store.get(timelineMenuAtom)?.target };
}

it('takes a right click, but not from a field', () => {
  const { menus, rightClick, slider } = someMenus();
  const event = rightClick();
  expect(menus.takes(event, false)).toBe(true);
  expect(event.defaultPrevented).toBe(true);
  const inField = rightClick(slider);
  expect(menus.takes(inField, false)).toBe(false);
  expect(inField.defaultPrevented).toBe(false);
});

it('opens one menu for a long press, whatever the browser makes of it', () => {
  const { menus, rightClick, target } = someMenus();
  const event = rightClick();
  expect(menus.takes(event, true)).toBe(false);
  menus.show(event, true);
  expect(target()).toEqual({ kind: 'clip', clipId: 'balloon' });
  expect(menus.takes(rightClick(), false)).toBe(false);
  const lift = new TouchEvent('touchend', { cancelable: true });
  menus.lift(lift);
  expect(lift.defaultPrevented).toBe(true);
  menus.start();
  expect(menus.takes(rightClick(), false)).toBe(true);
});
