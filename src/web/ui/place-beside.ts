/** A rectangle of the window, in CSS pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a box stands, and how high it may be, in CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Between a box and what it stands beside. */
export const GAP = 8;
/** Between a box and the edges of the window. */
const MARGIN = 8;
/** Less is no use: such a box rather covers what it stands beside. */
const LEAST_HEIGHT = 160;

/**
 * Where a box stands beside something: under it or, where it does not fit there and has more room above, over it; as high
 * as there is room, and inside the window.
 * @param box as large as it would be
 * @param view what is seen of the window
 */
export function placeBeside(
  anchor: Rectangle,
  box: { readonly width: number; readonly height: number },
  view: Rectangle,
): Place {
  const under = view.bottom - MARGIN - (anchor.bottom + GAP);
  const over = anchor.top - GAP - (view.top + MARGIN);
  const isUnder = box.height <= under || under >= over;
  const room = Math.max(isUnder ? under : over, LEAST_HEIGHT);
  const height = Math.min(box.height, room, view.bottom - view.top - 2 * MARGIN);
  return {
    left: between(view.left + MARGIN, anchor.left, view.right - MARGIN - box.width),
    top: between(
      view.top + MARGIN,
      isUnder ? anchor.bottom + GAP : anchor.top - GAP - height,
      view.bottom - MARGIN - height,
    ),
    height,
  };
}

/** The value within its bounds; the lower one where they leave nothing. */
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
