import type { StreamedType } from '../domain/audio-type';
import { MAX_DURATION_SEC } from '../domain/duration-estimate';
import { verifyContainer } from '../domain/integrity';
import type { TextPart } from '../domain/sentences';
import { RecordingTooLong, SynthesisFailed } from '../domain/speech-failure';
import type { WordTiming } from '../domain/word-timing';
import { containerDurationSec } from '../audio/container-length';
import { joinBytes } from '../audio/join-bytes';
import { OggOpusFile, type OggPosition } from '../audio/opus';
import type { ProcessedPiece } from '../audio/post-processing';
import { writeWavSizes } from '../audio/wav';
import type { RenderedSpeech } from './speech-renderer';
import type { RenderedSection, SpeechPiece } from './speech-streamer';

/** A recording, or a section of one, that grows piece by piece. */
export class StreamedRecording {
  private readonly ogg: OggOpusFile;
  private readonly pieces: SpeechPiece[] = [];
  private durationSec = 0;
  private sampleRate: number | null = null;

  /** @param after where the section before has ended; null at the beginning of a file */
  constructor(
    private readonly audioType: StreamedType,
    after: OggPosition | null = null,
  ) {
    this.ogg = new OggOpusFile(after);
  }

  /**
   * Adds what a part of the text became; in the order of the text.
   * @throws RecordingTooLong, and SynthesisFailed for a piece of another sample rate
   */
  add(part: TextPart, isLast: boolean, processed: ProcessedPiece): SpeechPiece {
    const { encoded, durationSec, words, sampleRate } = processed;
    this.sampleRate ??= sampleRate;
    if (sampleRate !== this.sampleRate)
      throw new SynthesisFailed('the engine changed its sample rate within one text');
    const startSec = this.durationSec;
    this.durationSec += durationSec;
    if (this.durationSec > MAX_DURATION_SEC) throw new RecordingTooLong();
    const piece: SpeechPiece = {
      bytes: 'packetBytes' in encoded ? this.ogg.add(encoded, isLast) : encoded,
      startSec,
      durationSec,
      spokenText: part.text,
      spokenStart: part.start,
      words: words.map((word) => moved(word, startSec, part.start)),
    };
    this.pieces.push(piece);
    return piece;
  }

  /** @throws SynthesisFailed when the file has another length than its pieces */
  finish(): RenderedSpeech {
    const recording = this.joined();
    const { bytes, durationSec } = recording;
    if (this.audioType === 'wav') writeWavSizes(bytes);
    verifyContainer(durationSec, containerDurationSec(bytes, this.audioType));
    return recording;
  }

  /** What there is, as a section of a file. */
  finishSection(): RenderedSection {
    return { ...this.joined(), end: this.audioType === 'ogg' ? this.ogg.end : null };
  }

  private joined(): RenderedSpeech {
    const bytes = joinBytes(this.pieces.map((piece) => piece.bytes));
    return { bytes, durationSec: this.durationSec, words: this.pieces.flatMap(({ words }) => words) };
  }
}

function moved(word: WordTiming, bySec: number, byChars: number): WordTiming {
  return {
    startSec: word.startSec + bySec,
    endSec: word.endSec + bySec,
    spokenStart: word.spokenStart + byChars,
    spokenEnd: word.spokenEnd + byChars,
  };
}
