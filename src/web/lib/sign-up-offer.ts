import { call } from '../api/call';
import { authOffer } from '../api/generated';

/** What the service offers to whoever opens an account, and whether it sends mails. */
export const loadOffer = () => call(authOffer());
