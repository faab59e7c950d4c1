/*
 * Hands the speech to the host. `hear` gets each stretch of samples and the events in it as eSpeak NG's own callback
 * does (speak_lib.h, `t_espeak_callback`), and stops the speech by returning 1.
 */
#include "speak_lib.h"

__attribute__((import_module("host"), import_name("hear")))
int hear(short *samples, int count, espeak_EVENT *events);

__attribute__((export_name("hear_speech")))
void hear_speech(void) {
  espeak_SetSynthCallback(hear);
}
