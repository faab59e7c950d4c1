import { type ChildProcess, spawn } from 'node:child_process';
import { identity, serverEnvironment, type ServerAccount } from './run-command';
import type { Cluster } from './cluster';
import type { ServerBinaries } from './server-binaries';

/**
 * The supervisor runs the server and stops it when its last client is gone, however that client died.
 *
 * Every client holds the write end of a named pipe, which the kernel closes with the process; the supervisor
 * reads it. A client writes its token and has its lease once the supervisor has answered with a file of that
 * name: from then on the pipe does not end while the client lives. The supervisor leaves the pipe open until the
 * server has stopped, so a client that comes during that time is not answered and launches another supervisor.
 *
 * `cat` holds the pipe for the process that launched the supervisor until that one has its lease. Signals to
 * the whole process group (Ctrl-C, a service's stop) are ignored: clients end first, the server last.
 */
const SUPERVISOR = `
postgres=$1; shift
trap '' HUP INT TERM
alive() { jobs >/dev/null 2>&1; kill -0 "$server" 2>/dev/null; }
launch() {
  "$postgres" "$@" -c "cluster_name=loa-$$" </dev/null >>loa/server.log 2>&1 3<&- 4<&- &
  server=$!
  while alive; do
    [ "$(sed -n '1p;8p' postmaster.pid 2>/dev/null | tr -d ' \\n')" = "\${server}ready" ] && return 0
    sleep 0.02
  done
  return 1
}
mkdir -p loa/members || exit 1
[ -p loa/pipe ] || mkfifo -m 600 loa/pipe || exit 1
launch "$@" || exit 1
exec 3<&0 </dev/null 2>>loa/server.log
cat <&3 >loa/pipe &
exec 4<loa/pipe 3<&-
while read -r token <&4; do
  alive || launch "$@" || break
  : >"loa/members/$token"
done
kill -INT "$server" && wait "$server"
`;

/** A supervisor that this process has launched. */
export class PostgresSupervisor {
  private written = '';

  private constructor(private readonly process: ChildProcess) {
    process.on('error', (error) => (this.written += error.message));
    process.stderr?.on('data', (chunk) => (this.written += String(chunk)));
    process.stdin?.on('error', () => undefined); // it may have ended before it is released
  }

  static launch(
    cluster: Cluster,
    binaries: ServerBinaries,
    account: ServerAccount | null,
    port: number,
  ): PostgresSupervisor {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=', // their paths may have 107 bytes at most
      'log_min_messages=log', // failed statements are the application's to report, and carry its data
      'log_checkpoints=off',
    ];
    const args = ['-D', cluster.serverDir, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
    return new PostgresSupervisor(
      spawn('/bin/sh', ['-c', SUPERVISOR, 'loa-supervisor', binaries.postgres, ...args], {
        ...identity(account),
        cwd: cluster.dir,
        env: serverEnvironment(),
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
      }),
    );
  }

  get running(): boolean {
    return (
      this.process.exitCode === null && this.process.signalCode === null && this.process.pid !== undefined
    );
  }

  /** What it wrote before it ended; the server itself writes into its log. */
  get output(): string {
    return this.written.trim();
  }

  /** Lets the supervisor and this process outlive each other. */
  release(): void {
    this.process.stdin?.destroy();
    this.process.stderr?.destroy();
    this.process.unref();
  }
}
