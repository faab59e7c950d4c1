import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { apiKeysList, authOffer, licencesList, plansList, speakersList } from './generated';

// What more than one feature asks for.

export const speakersQuery = queryOptions({ queryKey: ['speakers'], queryFn: () => call(speakersList()) });

export const plansQuery = queryOptions({ queryKey: ['plans'], queryFn: () => call(plansList()) });

export const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: () => call(apiKeysList()) });

/** The licences of the voices on offer, and what they ask of whoever uses the speech. */
export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: () => call(licencesList()).then(({ items }) => items),
});

/** What the service offers to whoever opens an account, and whether it sends mails. */
export const signUpOfferQuery = queryOptions({
  queryKey: ['sign-up-offer'],
  queryFn: () => call(authOffer()),
});
