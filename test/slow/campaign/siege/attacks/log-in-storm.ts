import type { Attack } from '../attack';
import { storm } from '../means/attempt';

/** Log-ins of people who do not exist; the service hashes their passwords all the same. */
export const logInStorm: Attack = {
  name: 'log-in-storm',
  finding: "4: 120 log-ins at once make others' speech take 4 to 21 s (argon2)",
  addresses: 40,
  run: (context, signal) =>
    storm(context, 3, signal, (attempt, index) =>
      attempt('POST', '/api/v1/auth/login', {
        body: { email: `nguoi-${process.pid}-${index}@example.com`, password: `mat-khau-${index}` },
      }),
    ),
};
