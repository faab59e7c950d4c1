/** Words of other languages that everyday Vietnamese writes and says as they are. */
export const NATURALISED: ReadonlySet<string> = new Set(
  'vitamin kông pleiku kon krông krong đắk lắk plei visa logo karaoke robot taxi radio axit kali natri canxi'.split(
    ' ',
  ),
);
