import { Select, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listVehicleChoices } from '../contract-catalogue.ts'
import { catalogueTexts as texts } from '../texts-catalogue.ts'
import { CatalogueList, type ListedChoice } from './catalogue-list.tsx'
import classes from './catalogue-screen.module.css'
import { OldestYear } from './catalogue-year.tsx'

/** The lists of which the vehicle form is filled: the administrator keeps them, others look (D25, D28). */
export function VehicleChoices() {
  const choices = useCall(listVehicleChoices, {})
  const { admin } = useMe()
  if (!choices.data) {
    return choices.failure ? (
      <FailureAlert failure={choices.failure} title={texts.failedTitle} again={choices.again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
    )
  }
  return (
    <>
      <p className={classes.intro}>{admin ? texts.intro : texts.onlyAdmin}</p>
      <Lists {...choices.data} admin={admin} />
    </>
  )
}

interface ListsProps extends OutputOf<typeof listVehicleChoices> {
  readonly admin: boolean
}

function Lists({ data, oldestYear, admin }: ListsProps) {
  const of = (kind: ListedChoice['attributes']['kind'], make = '') =>
    data.filter(({ attributes }) => attributes.kind === kind && attributes.make === make)
  const makes = of('make')
  const [chosen, setChosen] = useState<string | null>(null)
  // By its id, so that it stays chosen under a new name.
  const make = makes.find(({ id }) => id === chosen) ?? makes[0]
  const shown = make?.attributes.name ?? ''
  return (
    <div className={classes.panels}>
      <Panel title={texts.make}>
        <CatalogueList choices={makes} add={{ kind: 'make' }} addLabel={texts.newMake} admin={admin} />
      </Panel>
      <Panel title={texts.model}>
        <Select
          mb="sm"
          label={texts.ofMake}
          searchable
          allowDeselect={false}
          data={makes.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
          value={make?.id ?? null}
          onChange={setChosen}
        />
        {of('model', shown).length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.noModels}
          </Text>
        ) : null}
        <CatalogueList
          key={shown}
          choices={of('model', shown)}
          add={{ kind: 'model', make: shown }}
          addLabel={texts.newModel(shown)}
          admin={admin}
        />
      </Panel>
      <Panel title={texts.color}>
        <CatalogueList
          choices={of('color')}
          add={{ kind: 'color' }}
          addLabel={texts.newColor}
          admin={admin}
        />
      </Panel>
      <Panel title={texts.insurer}>
        <CatalogueList
          choices={of('insurer')}
          add={{ kind: 'insurer' }}
          addLabel={texts.newInsurer}
          admin={admin}
        />
      </Panel>
      <Panel title={texts.years}>
        <OldestYear key={oldestYear} oldestYear={oldestYear} admin={admin} />
      </Panel>
    </div>
  )
}
