import { expect, test } from 'vitest'
import { proverEnvironment } from './prove-dump.ts'

test('the process that proves a backup reaches PostgreSQL as the server does, and is told no secret beside', () => {
  const reaches = {
    PATH: '/usr/bin',
    HOME: '/home/flotylla',
    USER: 'flotylla',
    PGHOST: 'db',
    PGPASSWORD: 'x',
    PGSSLROOTCERT: '/ca.pem',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  }
  const others = {
    SECRET_KEY: 'k',
    ADMIN_PASSWORD: 'p',
    SMTP_URL: 's',
    DATABASE_URL: 'd',
    NODE_OPTIONS: '-r x',
  }
  expect(proverEnvironment({ ...reaches, ...others })).toEqual(reaches)
})
