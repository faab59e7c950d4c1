import type { FittedWeights } from '../weighing';

export const VIETNAMESE_WEIGHTS: FittedWeights = {
  evidence: {},
  proposed: { 'slashed-pair': 4, 'dotted-pair': 4, 'dashed-pair': 4, 'colon-pair': 4, digits: 4, 'comma-pair': 4, 'dotted-triple': 4, word: 4, 'lettered-number': 4 },
  reliability: {},
  otherwise: 0.99,
};
