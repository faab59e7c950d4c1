export { CurrentCaller } from './current-caller';
export { FailedAttempts } from './guards/failed-attempts';
export { SessionCookie } from './guards/session-cookie';
