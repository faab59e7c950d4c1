import { runTogether } from '../../harness/run-together';
import { shareStages } from '../../harness/web/stage';

shareStages();
runTogether(__dirname);
