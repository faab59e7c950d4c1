import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface State {
  readonly name: string;
  /** Rendered as a component of its own: it may use hooks. */
  readonly Show: () => ReactNode;
  /** What the keyboard or the mouse would do to its first control. */
  readonly as?: Forced;
  /** A control of it that is pressed as soon as it is shown (a selector). */
  readonly press?: string;
  /** Takes all of the page's width, as what is part of a list does. */
  readonly isWide?: true;
  /** In a window of its own, for what covers the window or depends on its width. */
  readonly frame?: Size;
  /** What the API answers, by path, in a window of its own; whatever else is asked for is not to be had. */
  readonly answers?: Readonly<Record<string, object>>;
}

/** A component and the states that it can be in. */
export interface Specimen {
  /** As the component is called. */
  readonly name: string;
  readonly states: readonly State[];
}

/** States that belong to a moment, and are shown here for as long as anybody looks. */
export type Forced = 'hover' | 'focus-visible';

/** In CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}
