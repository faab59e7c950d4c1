import { costs } from '../../../../../src/platform/admission/costs';
import type { Attack } from '../attack';
import { storm } from '../means/attempt';

const FAIR_GUESSES = costs['log-in'].failures.perAccount.most;

/** Guesses the paying customer's password, each address only now and then. */
export const passwordGuessing: Attack = {
  name: 'password-guessing',
  finding: '6: no limit of log-ins for an account over many addresses',
  addresses: 200,
  run: (context, signal) =>
    storm(context, 1, signal, (attempt, index) =>
      attempt('POST', '/api/v1/auth/login', {
        body: { email: context.victimEmail, password: `doan-mo-${index}` },
      }),
    ),
  excess(tally) {
    const tried = tally.of('401');
    return tried > FAIR_GUESSES ? [`${tried} passwords of one account tried, more than ${FAIR_GUESSES}`] : [];
  },
};
