/** Where a piece stands in its recording. */
export interface PiecePlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}
