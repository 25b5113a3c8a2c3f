import { Anchor, Button, Modal, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listNotSubmitted } from '#features/availability/contract-not-submitted.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import classes from './attention.module.css'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const texts = attentionTexts.notSubmitted
const FIRST = 3
const DRIVERS = '/admin/pracownicy/lista-pracownikow'

/** Active drivers without availability for the coming week; all of them, with their phones, in a dialog. */
export function NotSubmitted({ week }: { readonly week: Week }) {
  const [opened, setOpened] = useState(false)
  const { data, failure, again } = useCall(listNotSubmitted, { year: week.year, week: week.week })
  const missing = data?.data ?? []
  const names = missing.slice(0, FIRST).map(({ fullName }) => fullName)
  return (
    <>
      <AttentionItem
        title={texts.title(week.week)}
        count={data && (data.active === 0 ? null : missing.length)}
        detail={
          missing.length > 0
            ? attentionTexts.firstOf(names, missing.length)
            : data?.active === 0
              ? texts.noDrivers
              : texts.none
        }
        to={{ to: DRIVERS }}
        onOpen={missing.length > 0 ? () => setOpened(true) : undefined}
        failure={failure}
        again={again}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.list(week.week)}>
        <Text size="sm" c="dimmed">
          {texts.of(missing.length, data?.active ?? 0)}
        </Text>
        <ul className={classes.people}>
          {missing.map(({ driverId, fullName, phone, withdrawnAt }) => (
            <li key={driverId}>
              <Anchor
                renderRoot={(props) => (
                  <Link to="/admin/pracownicy/$id" params={{ id: driverId }} {...props} />
                )}
              >
                {fullName}
              </Anchor>
              <Anchor href={`tel:${phone}`}>{phone}</Anchor>
              {withdrawnAt ? (
                <Text size="sm" c="dimmed">
                  {attentionTexts.notSubmitted.withdrawn(dateAndTime(withdrawnAt))}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
        <Button mt="md" variant="default" size="xs" renderRoot={(props) => <Link to={DRIVERS} {...props} />}>
          {texts.drivers}
        </Button>
      </Modal>
    </>
  )
}
