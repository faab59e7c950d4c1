/**
 * Expected work of the pool's tasks, in seconds of one idle processor, by the length of the audio. Measured on a
 * 2 GHz class server core; the pool corrects for the machine that it runs on.
 */
const TASK_OVERHEAD_SEC = 0.002;
const SPOKEN_SEC_PER_SEC = 700;
const POST_PROCESSED_SEC_PER_SEC = 370;

/** Shares of post-processing an mp3: joining and levelling at natural speed; putting its pieces together. */
const LEVELLING_SHARE = 0.1;
const JOINING_SHARE = 0.01;

const READ_CHARS_PER_SEC = 250_000;

export function readingCostSec(chars: number): number {
  return TASK_OVERHEAD_SEC + chars / READ_CHARS_PER_SEC;
}

export function speakingCostSec(audioSec: number): number {
  return TASK_OVERHEAD_SEC + audioSec / SPOKEN_SEC_PER_SEC;
}

/** `spokenSec` is the speech's natural length, before its tempo is changed. */
export function postProcessingCostSec(spokenSec: number, speed: number): number {
  return TASK_OVERHEAD_SEC + spokenSec / Math.min(speed, 1) / POST_PROCESSED_SEC_PER_SEC;
}

/** The part of post-processing an mp3 before its encoding: the slower the speech, the more shaping. */
export function levellingCostSec(postProcessingSec: number, speed: number): number {
  return (postProcessingSec * LEVELLING_SHARE) / Math.min(speed, 1);
}

/** Joining the pieces of one mp3. */
export function joiningCostSec(postProcessingSec: number): number {
  return TASK_OVERHEAD_SEC + postProcessingSec * JOINING_SHARE;
}
