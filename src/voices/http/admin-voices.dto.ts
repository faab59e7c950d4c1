import { IsString, MaxLength } from 'class-validator';
import type { VoiceState } from '../domain/voice-state';

/** That an operator has read and accepts the licence of a voice. */
export class InstallVoiceRequest {
  /**
   * Identifier of the licence, as the voice tells it.
   * @example "OpenRAIL-M"
   */
  @IsString()
  @MaxLength(100)
  accept_licence: string;
}

/** A text for people. */
export class InBothLanguagesDto {
  /** In Vietnamese. */
  vi: string;
  /** In English. */
  en: string;
}

/** A speaker of a voice that can be installed. */
export class PackSpeakerDto {
  /** Name of the speaker. */
  name: string;
  /** How it sounds. */
  gender: 'female' | 'male' | 'unknown';
  /** Where its accent is from. */
  region: 'north' | 'central' | 'south' | 'us' | 'unknown';
}

/** How far an install is. */
export class InstallProgressDto {
  /** Bytes that are there. */
  received_bytes: number;
  /** Bytes of all files. */
  total_bytes: number;
  /** Whether all is there and the voice speaks its first sentence, with which the install ends. */
  is_speaking: boolean;
}

/** Who accepted the licence of an installed voice. */
export class AcceptanceDto {
  /** Identifier of the licence. */
  licence: string;
  /** An e-mail address, or a user of the machine. */
  accepted_by: string;
  /** When (ISO 8601, UTC). */
  accepted_at: string;
}

/** A voice that can be installed, and what there is of it. */
export class PackDto {
  /**
   * Its name in addresses and commands, and of its folder.
   * @example "supertonic-3"
   */
  name: string;
  /** What it is called. */
  title: string;
  /** What it is, in a sentence. */
  about: InBothLanguagesDto;
  /** Languages that it speaks (BCP 47). */
  languages: string[];
  /** Its speakers. */
  speakers: PackSpeakerDto[];
  /** Identifier of its licence, for `accept_licence`. */
  licence: string;
  /** Name of the licence. */
  licence_title: string;
  /** Whom to name where its speech is published. */
  attribution: string;
  /** What to know before it is installed; null when there is nothing. */
  notice: InBothLanguagesDto | null;
  /** Bytes on the disk. */
  disk_bytes: number;
  /** Bytes in memory while it speaks; an estimate. */
  memory_bytes: number;
  /**
   * `failed`: the last install was, and the next one goes on from there. `damaged`: it is there, but not whole, and has
   * to be removed.
   */
  state: VoiceState['kind'];
  /** Of an install that goes on or has failed; null otherwise. */
  progress: InstallProgressDto | null;
  /** Why it failed or is damaged; null otherwise. */
  reason_code:
    | 'INTERRUPTED'
    | 'DOWNLOAD_FAILED'
    | 'WRONG_FILE'
    | 'DISK_FULL'
    | 'NO_SPEECH'
    | 'SYSTEM'
    | 'DAMAGED'
    | null;
  /** The same with all details, as a sentence in English; null otherwise. */
  reason: string | null;
  /** Of an installed voice; null otherwise, and where somebody copied it there. */
  acceptance: AcceptanceDto | null;
}

/** The voices that can be installed, the best recommended first. */
export class PacksResult {
  /** The voices. */
  items: PackDto[];
}

/** Result that holds a voice. */
export class PackResult {
  /** The voice. */
  voice: PackDto;
}

/** Something that the licence of a voice asks of whoever uses or publishes its speech. */
export class PackDutyDto {
  /** Where the licence says so, as it calls its parts. */
  section: string;
  /** What it asks, in Vietnamese. */
  vi: string;
  /** What it asks, in English. */
  en: string;
}

/** A voice with its licence. */
export class PackDetailsResult extends PackResult {
  /** Address of the licence. */
  licence_url: string;
  /** The licence, word for word. */
  licence_text: string;
  /** What it asks of customers, in short; null when that is not known. */
  duties: PackDutyDto[] | null;
}

/** What was done to a voice. */
export class RemoveVoiceResult {
  /** `cancelled`: its install ends within a second or two. `absent`: there was nothing to remove. */
  outcome: 'removed' | 'cancelled' | 'absent';
}
