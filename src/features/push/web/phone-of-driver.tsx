import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { listDriverDevices } from '#features/drivers/session/contract-pins.ts'
import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listDriverPhones } from '../contract-office.ts'
import { phoneOfDriverTexts as texts } from '../texts-office.ts'
import classes from './phone-of-driver.module.css'

/** On a driver's card: where the driver is logged in, and on which of the devices push is on. */
export function PhoneOfDriver({ driverId }: { readonly driverId: string }) {
  const devices = useCall(listDriverDevices, { id: driverId })
  const phones = useCall(listDriverPhones, { driver: driverId })
  return (
    <>
      <Panel title={texts.devices} description={texts.devicesHint}>
        <Known call={devices}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={classes.quiet}>{texts.noDevices}</p>
            ) : (
              <ul className={classes.list}>
                {data.map(({ id, device, way, since, lastUsed }) => (
                  <li key={id}>
                    <b>{device ?? texts.unknown}</b>
                    <span className={classes.quiet}>
                      {[
                        ...(way ? [texts.way[way]] : []),
                        texts.since(dateAndTime(since)),
                        texts.lastUsed(dateAndTime(lastUsed)),
                      ].join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Known>
      </Panel>
      <Panel title={texts.push}>
        <Known call={phones}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={classes.quiet}>{texts.pushOff}</p>
            ) : (
              <ul className={classes.list}>
                {data.map(({ device, since, lastTaken }) => (
                  <li key={`${device} ${since}`}>
                    <b>{texts.pushOn(device || texts.unknown)}</b>
                    <span className={classes.quiet}>
                      {[
                        texts.pushSince(dateAndTime(since)),
                        lastTaken ? texts.pushTaken(dateAndTime(lastTaken)) : texts.pushNever,
                      ].join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Known>
      </Panel>
    </>
  )
}

interface KnownProps<T> {
  readonly call: CallState<T>
  readonly children: (data: T) => ReactNode
}

function Known<T>({ call: { data, failure, again }, children }: KnownProps<T>) {
  if (data !== undefined) return children(data)
  return failure ? <FailureAlert failure={failure} again={again} /> : <Skeleton height={60} radius={12} />
}
