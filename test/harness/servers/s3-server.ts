import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Access } from '../../../src/config/s3';
import { type CephPrograms, findCeph } from './ceph-programs';
import { freePort } from '../free-port';
import { startGuarded } from '../guarded-process';

const run = promisify(execFile);
const START_LIMIT_MS = 60_000;

/** A real S3 server on 127.0.0.1 that a test may treat as badly as it likes. */
export interface TestS3 {
  /** A new bucket, and the only key that opens it. */
  newBucket(): Promise<S3Access>;
  /** kill -9 of the gateway; what is stored stays. */
  kill(): Promise<void>;
  /** Starts the gateway again at its address. */
  restart(): Promise<void>;
  /** Ends it all and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts Ceph's RADOS gateway over a cluster of the smallest kind, a monitor and one object store in memory,
 * in about 3 s. It is what operators run: it checks signatures, lists in pages, serves ranges, honours
 * `If-None-Match` on PUT and compares the signed SHA-256 with what arrived. Debian 12's (16.2) lacks the CRC
 * checksums that S3 added in 2022.
 *
 * @throws Error with the command to run, when the machine cannot get it
 */
export async function startS3(): Promise<TestS3> {
  const programs = await findCeph();
  const dir = await mkdtemp(path.join(tmpdir(), 'loa-s3-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const key = {
    accessKeyId: randomBytes(10).toString('hex'),
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const env = { ...programs.env, CEPH_CONF: path.join(dir, 'ceph.conf') };
  const ceph = (program: string, ...args: string[]) =>
    run(program, args, { env, cwd: dir, timeout: START_LIMIT_MS });
  const daemon = (program: string, ...args: string[]) =>
    startGuarded(program, [...args, '--foreground'], env);

  await prepare(dir, { monitorPort, port }, programs);
  await ceph('ceph-authtool', 'keyring', '--create-keyring', '--gen-key', '--name', 'client.rgw');
  await ceph('monmaptool', 'monmap', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`);
  await ceph('osdmaptool', 'osdmap', '--createsimple', '1');
  await ceph('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'monmap', '--osdmap', 'osdmap');
  const monitor = await daemon('ceph-mon', '-i', 'a');
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', randomUUID());
  const objects = await daemon('ceph-osd', '-i', '0');
  const user = ['--uid', 'loa', '--display-name', 'Loa'];
  const { accessKeyId, secretAccessKey } = key;
  await ceph(
    'radosgw-admin',
    'user',
    'create',
    ...user,
    '--access-key',
    accessKeyId,
    '--secret',
    secretAccessKey,
  );
  const startGateway = async () => {
    const gateway = await daemon('radosgw', '--name', 'client.rgw');
    await untilAnswered(endpoint);
    return gateway;
  };
  let gateway = await startGateway();

  return {
    async newBucket() {
      const bucket = `loa-${randomBytes(6).toString('hex')}`;
      const client = new S3Client({ endpoint, region: 'us-east-1', credentials: key, forcePathStyle: true });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
      return { endpoint, region: 'us-east-1', bucket, ...key };
    },
    kill: () => gateway.kill(),
    async restart() {
      gateway = await startGateway();
    },
    async stop() {
      for (const process of [gateway, objects, monitor]) await process.kill();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The folders and `ceph.conf`. Nobody but the test can reach the cluster, so its parts trust each other. */
async function prepare(
  dir: string,
  ports: { readonly monitorPort: number; readonly port: number },
  programs: CephPrograms,
): Promise<void> {
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(path.join(dir, name));
  const settings = {
    fsid: randomUUID(),
    mon_host: `v2:127.0.0.1:${ports.monitorPort}`,
    public_addr: '127.0.0.1',
    ms_bind_msgr1: false,
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    ms_mon_client_mode: 'crc', // the default, secure, needs keys
    ms_mon_service_mode: 'crc',
    ms_mon_cluster_mode: 'crc',
    run_dir: dir,
    crash_dir: dir,
    err_to_stderr: false,
    admin_socket: path.join(dir, '$name.asok'),
    log_file: path.join(dir, '$name.log'),
    mon_cluster_log_file: path.join(dir, 'cluster.log'),
    mon_data: path.join(dir, 'mon'),
    osd_data: path.join(dir, 'osd'),
    rgw_data: path.join(dir, 'rgw'),
    keyring: path.join(dir, 'keyring'),
    paxos_propose_interval: 0.02, // changes of the cluster wait a second for company otherwise
    paxos_min_wait: 0.01,
    osd_objectstore: 'memstore',
    memstore_device_bytes: 1_073_741_824,
    osd_crush_chooseleaf_type: 0,
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 1,
    osd_pool_default_pg_autoscale_mode: 'off',
    mon_allow_pool_size_one: true,
    mon_data_avail_crit: 0,
    rgw_frontends: `beast endpoint=127.0.0.1:${ports.port}`,
    rgw_cache_enabled: false, // a killed gateway's share of the cache would hold up changes for 30 s
    rgw_thread_pool_size: 32,
    ...programs.folders,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await writeFile(path.join(dir, 'ceph.conf'), `[global]\n${lines.join('\n')}\n`);
}

async function untilAnswered(endpoint: string): Promise<void> {
  const isUp = () =>
    fetch(endpoint).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const deadline = Date.now() + START_LIMIT_MS; !(await isUp());) {
    if (Date.now() > deadline) throw new Error(`The S3 gateway does not answer at ${endpoint}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
