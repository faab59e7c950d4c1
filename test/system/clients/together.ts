import { runTogether } from '../../harness/jest/run-together';
import { shareStages } from '../../harness/web/stage';

shareStages();
runTogether(__dirname);
