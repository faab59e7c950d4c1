import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiParam, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { Cost } from '../../platform/admission/cost';
import { costs } from '../../platform/admission/costs';
import { CpuBudgets } from '../../platform/admission/cpu-budgets';
import { Access, NeedsScope } from '../../platform/http/access';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { Fails } from '../../platform/http/fails';
import { IdPipe } from '../../platform/http/id.pipe';
import { mediaTypeOf, TakesManyValues, TakesText } from '../../platform/http/text-body';
import { inSlices } from '../../platform/process/in-slices';
import { CreateDictionary } from '../application/create-dictionary';
import { DictionariesRepository } from '../application/dictionaries.repository';
import { RemoveDictionary } from '../application/remove-dictionary';
import { ReviseDictionary } from '../application/revise-dictionary';
import type { Dictionary } from '../domain/dictionary';
import { type DictionaryEntry, EntryCheck, type EntrySteps, MOST_ENTRIES } from '../domain/dictionary-entry';
import { DictionaryNotFound } from '../domain/pronunciation.errors';
import {
  ChangedVersionQuery,
  ChangeDictionaryRequest,
  CreateDictionaryRequest,
  DictionariesResult,
  DictionaryEntryDto,
  DictionaryResult,
  ExportQuery,
  presentDictionary,
  presentEntry,
  ReplaceEntriesRequest,
  WholeDictionaryResult,
} from './dictionaries.dto';
import { csvOfEntries, entriesOfCsv } from './formats/csv-entries';
import { entriesOfJson, stepsOf } from './formats/json-entries';
import { entriesOfPls, plsOfEntries } from './formats/pls-entries';

const WRITERS = { csv: csvOfEntries, pls: plsOfEntries } as const;
const MEDIA_TYPES = { csv: 'text/csv', pls: 'application/pls+xml' } as const;

/** What an import may be, and how it is read. PLS has a media type of its own (RFC 4267). */
const READERS = new Map<string, (text: string) => EntrySteps>([
  [MEDIA_TYPES.csv, entriesOfCsv],
  [MEDIA_TYPES.pls, entriesOfPls],
  ['application/xml', entriesOfPls],
  ['text/xml', entriesOfPls],
]);

const ENTRIES_SCHEMA = {
  oneOf: [
    { $ref: getSchemaPath(ReplaceEntriesRequest) },
    { type: 'array', items: { $ref: getSchemaPath(DictionaryEntryDto) } },
  ],
};

/** As many entries as a body of 256 KiB has room for. */
const MOST_VALUES = 30_000;

const ID = { name: 'id', description: 'Identifier of the dictionary' } as const;

@ApiTags('Dictionaries')
@Controller('api/v1/dictionaries')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class DictionariesController {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly createDictionary: CreateDictionary,
    private readonly reviseDictionary: ReviseDictionary,
    private readonly removeDictionary: RemoveDictionary,
    private readonly cpuBudgets: CpuBudgets,
  ) {}

  /** The account's pronunciation dictionaries, the oldest first, without their entries. */
  @Get()
  async list(@CurrentCaller() { account }: Caller): Promise<DictionariesResult> {
    const dictionaries = await this.dictionaries.list(account.id);
    return { items: dictionaries.map(presentDictionary) };
  }

  /** Makes a dictionary. An account may have 50. */
  @Post()
  @TakesManyValues(MOST_VALUES)
  @NeedsScope('speak')
  @Cost('dictionary')
  @HttpCode(200)
  @Fails(409)
  async create(
    @CurrentCaller() { account }: Caller,
    @Body() { name, is_default: isDefault = false, entries = [] }: CreateDictionaryRequest,
  ): Promise<DictionaryResult> {
    const checked = await this.check(account.id, stepsOf(entries));
    return presentDictionary(
      await this.createDictionary.execute(account.id, { name, isDefault, entries: checked }),
    );
  }

  /** A dictionary with its entries. */
  @Get(':id')
  @Cost('dictionary')
  @ApiParam(ID)
  async show(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
  ): Promise<WholeDictionaryResult> {
    const dictionary = await this.find(account.id, id);
    return this.handled(dictionary, async () => {
      const entries = await this.entriesOf(dictionary);
      return { ...presentDictionary(dictionary), entries: entries.map(presentEntry) };
    });
  }

  /** Renames a dictionary, or makes it a default one or none, which is a new version. */
  @Patch(':id')
  @NeedsScope('speak')
  @Cost('dictionary')
  @Fails(409)
  @ApiParam(ID)
  async change(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { version }: ChangedVersionQuery,
    @Body() { name, is_default: isDefault }: ChangeDictionaryRequest,
  ): Promise<DictionaryResult> {
    const change = { ...(name !== undefined && { name }), ...(isDefault !== undefined && { isDefault }) };
    return this.handled(await this.find(account.id, id), async () =>
      presentDictionary(await this.reviseDictionary.execute(account.id, id, change, version)),
    );
  }

  /** Deletes a dictionary. Requests that are being processed keep it. */
  @Delete(':id')
  @NeedsScope('speak')
  @Fails(409)
  @ApiParam(ID)
  async remove(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { version }: ChangedVersionQuery,
  ): Promise<DictionaryResult> {
    return presentDictionary(await this.removeDictionary.execute(account.id, id, version));
  }

  /** Puts other entries in the place of all that a dictionary has, which is a new version: at most 10,000, in 2 MiB. */
  @Put(':id/entries')
  @NeedsScope('speak')
  @Cost('dictionary-upload')
  @Fails(409)
  @ApiParam(ID)
  @TakesText('application/json')
  @ApiExtraModels(ReplaceEntriesRequest)
  @ApiBody({ schema: ENTRIES_SCHEMA })
  putEntries(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: ChangedVersionQuery,
    @Body() body: string,
  ): Promise<DictionaryResult> {
    return this.replace(account.id, id, query, entriesOfJson(body));
  }

  /** A dictionary as a file. */
  @Get(':id/export')
  @Cost('dictionary')
  @ApiParam(ID)
  @WithoutEnvelope(...Object.values(MEDIA_TYPES))
  async export(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { format }: ExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const dictionary = await this.find(account.id, id);
    const file = await this.handled(dictionary, async () =>
      WRITERS[format](await this.entriesOf(dictionary)),
    );
    void reply
      .type(`${MEDIA_TYPES[format]}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="loa-${id}.${format}"`);
    return file;
  }

  /**
   * Puts the entries of a file in the place of all that a dictionary has, which is a new version. CSV has a head line
   * with the columns `written` and `spoken`, and if need be `whole_word`, `case_sensitive` and `language`; of PLS 1.0
   * aliases are taken, and every part that is not supported is refused by its name and line.
   */
  @Post(':id/import')
  @NeedsScope('speak')
  @Cost('dictionary-upload')
  @HttpCode(200)
  @Fails(409)
  @ApiParam(ID)
  @TakesText(...READERS.keys())
  @ApiBody({ schema: { type: 'string' } })
  @ApiOkResponse({ type: DictionaryResult })
  import(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: ChangedVersionQuery,
    @Req() { headers }: FastifyRequest,
    @Body() body: string,
  ): Promise<DictionaryResult> {
    const read = READERS.get(mediaTypeOf(headers['content-type']))!; // the route takes no other types
    return this.replace(account.id, id, query, read(body));
  }

  private async find(accountId: string, id: string): Promise<Dictionary> {
    const dictionary = await this.dictionaries.find(accountId, id);
    if (!dictionary) throw new DictionaryNotFound();
    return dictionary;
  }

  private async entriesOf(dictionary: Dictionary): Promise<readonly DictionaryEntry[]> {
    const entries = await this.dictionaries.entries(dictionary);
    if (!entries) throw new DictionaryNotFound();
    return entries;
  }

  /** To send entries, or copy them, takes of the account's processor time by their number: a fourth of reading them. */
  private handled<Result>(
    { accountId, entryCount }: Dictionary,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const costMs = (costs.dictionary.cpuMs / 4) * (entryCount / MOST_ENTRIES);
    return this.cpuBudgets.spend('dictionary', accountId, costMs, (took) => {
      took(costMs);
      return work();
    });
  }

  private async replace(
    accountId: string,
    id: string,
    { version }: ChangedVersionQuery,
    steps: EntrySteps,
  ): Promise<DictionaryResult> {
    const entries = await this.check(accountId, steps);
    return presentDictionary(await this.reviseDictionary.execute(accountId, id, { entries }, version));
  }

  /** Reads and checks entries on the account's budget of processor time, and keeps nobody else waiting for it. */
  private check(accountId: string, steps: EntrySteps): Promise<DictionaryEntry[]> {
    return this.cpuBudgets.spend('dictionary', accountId, costs.dictionary.cpuMs, async (took) => {
      const check = new EntryCheck();
      await inSlices(checking(check, steps), took);
      return check.result();
    });
  }
}

function* checking(check: EntryCheck, steps: EntrySteps): Generator<void> {
  for (const entries of steps) {
    yield;
    for (const entry of entries) yield check.add(entry);
  }
}
