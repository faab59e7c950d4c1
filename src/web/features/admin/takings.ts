import { call } from '../../api/call';
import { adminTakingsShow } from '../../api/generated';

/** What the dashboard shows of money, and the menu of what waits. */
export const loadTakings = () => call(adminTakingsShow());
