import { Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGE_NAMES, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { listSentences } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import classes from './languages-screen.module.css'
import { OutdatedPanel } from './outdated-panel.tsx'
import { SentenceList } from './sentence-list.tsx'
import { useDrafts } from './use-drafts.ts'

const CHOICES = OTHER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
const WHICH = [
  { value: 'all', label: texts.all },
  { value: 'changed', label: texts.changedOnly },
] as const
type Which = (typeof WHICH)[number]['value']

/** What drivers read in other languages, beside the Polish; the fleet may say it in its own words. */
export function LanguagesScreen() {
  const { jezyk: language = 'uk' } = useSearch({ from: '/guarded/admin/jezyki' })
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [which, setWhich] = useState<Which>('all')
  const drafts = useDrafts(language)
  const { data, failure, again } = useCall(listSentences, { language })
  useLeaveGuard(drafts, texts.unsaved)
  return (
    <>
      <PageHeader title={texts.title} description={texts.titleHint} />
      <div className={classes.tools}>
        <Segments
          size="sm"
          label={texts.language}
          className={classes.languages}
          value={language}
          data={CHOICES}
          onChange={(jezyk) => void navigate({ to: '/admin/jezyki', search: { jezyk }, replace: true })}
        />
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          className={classes.search}
          value={search}
          onChange={setSearch}
        />
        <Segments<Which> size="sm" label={texts.which} value={which} data={WHICH} onChange={setWhich} />
      </div>
      {data ? (
        <>
          {failure ? <FailureAlert failure={failure} again={again} /> : null}
          <OutdatedPanel language={language} outdated={data.outdated} />
          <SentenceList
            key={language}
            language={language}
            data={data}
            search={search}
            changedOnly={which === 'changed'}
            drafts={drafts}
          />
          <p className={classes.note}>{texts.notYet}</p>
        </>
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={480} radius={12} role="status" aria-label={texts.loading} />
      )}
    </>
  )
}
