import { crashPoint } from './crash-point';
import { engineDown, engineFault } from './engine';
import type { Fault } from './fault';
import { fullDisk } from './full-disk';
import { killProcess } from './kill-process';
import { cutNetwork, muteNetwork, slowNetwork } from './network';
import { crashPostgres, endSessions } from './postgres';
import { flushRedis, killRedis } from './redis';
import { stopProcess } from './stop-process';

/** Everything that can go wrong in a campaign. Another kind of fault joins here. */
export const FAULTS: readonly Fault[] = [
  killProcess,
  crashPoint,
  stopProcess,
  crashPostgres,
  endSessions,
  killRedis,
  flushRedis,
  slowNetwork,
  cutNetwork,
  muteNetwork,
  fullDisk,
  engineFault,
  engineDown,
];
