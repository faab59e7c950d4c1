/** Scrolls a field so that one of some parts of what lies under it is in view, where none is. */
export function reveal(field: HTMLElement, parts: ArrayLike<Element>): void {
  const { top, bottom, height } = field.getBoundingClientRect();
  const places = Array.from(parts, (part) => part.getBoundingClientRect());
  const [first] = places;
  if (!first || places.some((place) => place.top >= top && place.bottom <= bottom)) return;
  field.scrollTop += first.top - top - height / 2;
}
