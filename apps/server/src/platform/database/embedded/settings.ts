/** Everything goes on the command line: nothing is edited in the cluster, and an orphan's settings can be compared. */
export function serverArguments(cluster: string, port: number, settings: Record<string, string>): string[] {
  const all = { ...settings, port: String(port) };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // no socket files in /tmp, nothing to clean up after a crash
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C', // our own messages recognise the server's
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1', // everybody has an SSD
  max_wal_size: '1GB',
  log_checkpoints: 'off',
};

/** For tests: a crash may lose everything, so nothing waits for the disk. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The version in the name makes a server of before an update differ, so that it is restarted and not adopted. */
export function serverSettings(version: string, durable: boolean, own: Record<string, string>) {
  return { ...DEFAULTS, cluster_name: `punkt-${version}`, ...(durable ? {} : NOT_DURABLE), ...own };
}
