/** The room on the disks that audio shares with what must go on, such as the database. */
export abstract class FreeSpace {
  /** Whether too little would be left if so many bytes were written. Cheap. */
  abstract isLow(bytes: number): Promise<boolean>;
}
