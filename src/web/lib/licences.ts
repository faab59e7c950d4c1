import { call } from '../api/call';
import { licencesList, type LicenceDto } from '../api/generated';
import { type Data, useData } from './use-data';

const loadLicences = () => call(licencesList()).then(({ items }) => items);

/** The licences of the voices on offer, and what they ask of whoever uses the speech. */
export const useLicences = (): Data<readonly LicenceDto[]> => useData(loadLicences);
