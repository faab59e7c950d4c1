import { useState } from 'react';
import { useAccount } from '../../../lib/session';
import { storedFavourites, storeFavourites } from '../../../lib/stored-favourites';

/** The account's favourite voices, and how one becomes a favourite or none any more. */
export function useFavourites(): [favourites: readonly string[], toggle: (speakerId: string) => void] {
  const { id } = useAccount();
  const [favourites, setFavourites] = useState(() => storedFavourites(id));
  const toggle = (speakerId: string): void => {
    const others = favourites.filter((each) => each !== speakerId);
    const changed = others.length < favourites.length ? others : [...others, speakerId];
    setFavourites(changed);
    storeFavourites(id, changed);
  };
  return [favourites, toggle];
}
