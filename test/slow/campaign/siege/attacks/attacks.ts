import type { Attack } from '../attack';
import { bigBodies } from './big-bodies';
import { eventStreams } from './event-streams';
import { headerDribble } from './header-dribble';
import { logInStorm } from './log-in-storm';
import { orderFlood } from './order-flood';
import { passwordGuessing } from './password-guessing';
import { qrFlood } from './qr-flood';
import { quoteFlood } from './quote-flood';
import { signUpStorm } from './sign-up-storm';
import { silentSockets } from './silent-sockets';
import { slowReaders } from './slow-readers';
import { textBombs } from './text-bombs';
import { unreadAudio } from './unread-audio';
import { wrongSecrets } from './wrong-secrets';

/** Every attack; those whose work goes on when they are over come last. */
export const ATTACKS: readonly Attack[] = [
  silentSockets,
  unreadAudio,
  slowReaders,
  headerDribble,
  eventStreams,
  qrFlood,
  logInStorm,
  passwordGuessing,
  quoteFlood,
  orderFlood,
  wrongSecrets,
  bigBodies,
  signUpStorm,
  textBombs,
];
