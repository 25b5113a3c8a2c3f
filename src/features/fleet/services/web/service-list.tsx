import { Badge, Button } from '@mantine/core'
import { IconCheck, IconClock, IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'

import { useState } from 'react'
import { CarDoor } from '#platform/web/admin-ui/doors.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { serviceOfficeTexts } from '../texts-office.ts'
import { type Service, whenOf } from './service.ts'
import { ServiceForm } from './service-form.tsx'
import classes from './service-list.module.css'
import { useServiceActs } from './use-service-acts.ts'

interface ServiceListProps {
  readonly label: string
  readonly services: readonly Service[]
  /** What leads each row: the date of a car's services, the car in a week. */
  readonly lead: 'date' | 'car'
}

/** Services with what can be done with them. */
export function ServiceList({ label, services, lead }: ServiceListProps) {
  const [edited, setEdited] = useState<Service>()
  const acts = useServiceActs()
  const onFocus = useKeptFocus()
  return (
    <>
      <ul className={classes.list} aria-label={label} onFocus={onFocus}>
        {services.map((service) => {
          const { attributes } = service
          return (
            <li key={service.id} className={classes.service}>
              <div className={classes.when}>
                {lead === 'date' ? (
                  <strong>{whenOf(service)}</strong>
                ) : (
                  <>
                    <strong>{attributes.serviceTime}</strong>{' '}
                    <CarDoor id={attributes.carId}>{attributes.reg}</CarDoor>
                  </>
                )}
              </div>
              <div className={classes.what}>
                <span className={classes.text}>{attributes.desc}</span>
                {attributes.place === '' ? null : <span className={classes.text}>{attributes.place}</span>}
                <Confirmation service={service} />
              </div>
              <div className={classes.acts}>
                {attributes.past ? null : <LinkActs service={service} send={acts.send} copy={acts.copy} />}
                <IconButton
                  variant="default"
                  size={36}
                  label={serviceOfficeTexts.editOne(attributes.reg, whenOf(service))}
                  onClick={() => setEdited(service)}
                >
                  <IconPencil size={18} />
                </IconButton>
                <IconButton
                  variant="default"
                  size={36}
                  label={serviceOfficeTexts.removeOne(attributes.reg, whenOf(service))}
                  onClick={() => void acts.remove(service)}
                >
                  <IconTrash size={18} />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ul>
      {edited ? <ServiceForm service={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}

function Confirmation({ service: { attributes } }: { readonly service: Service }) {
  const { confirmed, linkSentAt, past } = attributes
  if (confirmed !== null) {
    return (
      <Badge color="green" variant="light" leftSection={<IconCheck size={14} aria-hidden />} tt="none">
        {serviceOfficeTexts.confirmed(dateAndTime(confirmed))}
      </Badge>
    )
  }
  return (
    <>
      <Badge color="gray" variant="light" leftSection={<IconClock size={14} aria-hidden />} tt="none">
        {serviceOfficeTexts.unconfirmed}
      </Badge>
      {past ? null : (
        <span className={classes.sent}>
          {linkSentAt === null
            ? serviceOfficeTexts.linkNotSent
            : serviceOfficeTexts.linkSent(dateAndTime(linkSentAt))}
        </span>
      )}
    </>
  )
}

interface LinkActsProps {
  readonly service: Service
  send(service: Service): Promise<void>
  copy(service: Service): Promise<void>
}

function LinkActs({ service, send, copy }: LinkActsProps) {
  return (
    <>
      {service.attributes.confirmed === null ? (
        <Button
          size="xs"
          h={36}
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => void send(service)}
        >
          {service.attributes.linkSentAt === null ? serviceOfficeTexts.send : serviceOfficeTexts.sendAgain}
        </Button>
      ) : null}
      <Button
        size="xs"
        h={36}
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy(service)}
      >
        {serviceOfficeTexts.copy}
      </Button>
    </>
  )
}
