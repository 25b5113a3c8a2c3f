/**
 * The files of servers that make sentences: at these places the reader's language is chosen. Everywhere else
 * a server keeps and sends codes with their facts, and whoever shows them makes the sentence.
 */
export const sentenceEdges = {
  /** A letter or an SMS to one person: the language is that person's. */
  letter: [
    'src/features/availability/server/form/confirmation.ts',
    'src/features/drivers/session/server/send-entry-code.ts',
    'src/features/drivers/session/server/tell-pin.ts',
    'src/features/messaging/server/placeholder-values.ts',
    'src/features/messaging/server/render-sms.ts',
    'src/features/notices/server/messages/notice-words.ts',
    'src/features/notices/server/messages/tell.ts',
    'src/features/reports/server/report-letter.ts',
    'src/features/schedule/server/publishing/publish-week.ts',
    'src/features/work-calendar/server/picks/picked-letter.ts',
    'src/features/work-calendar/server/pin-picks/pin-pick-message.ts',
  ],
  /** A file that somebody asks for: the language is the asker's. */
  file: [
    'src/features/availability/server/office/export.ts',
    'src/features/availability/server/office/month-table.ts',
    'src/features/drivers/office/server/export-driver.ts',
    'src/features/drivers/office/server/parts-html.ts',
    'src/features/drivers/session/server/driver-data.ts',
    'src/features/figures/server/plan-reality/plan-reality-file.ts',
    'src/features/figures/server/statistics/results-file.ts',
    'src/features/fleet/assigned-drivers/server/driver-data.ts',
    'src/features/fleet/vehicles/server/export-list.ts',
    'src/features/fleet/vehicles/server/list-routes.ts',
    'src/features/fuel/server/driver-data.ts',
    'src/features/income/imports/server/file-routes.ts',
    'src/features/income/matching/server/drivers/driver-data.ts',
    'src/features/notices/server/receipts/receipts-driver-data.ts',
    'src/features/papers/server/driver-data.ts',
    'src/features/removals/server/removed-driver-data.ts',
    'src/features/removals/server/removed-export.ts',
    'src/features/reports/server/report-file.ts',
    'src/features/roster/server/pins-of-drivers.ts',
    'src/features/schedule/server/drivers/driver-data.ts',
    'src/features/schedule/server/history/week-file.ts',
    'src/features/submissions/server/driver-data.ts',
    'src/features/work-calendar/server/calendars/calendar-files.ts',
  ],
  /** The words of a prescribed call, which are the specification's Polish in any language. */
  prescribed: [
    'src/features/availability/server/form/read-request.ts',
    'src/features/availability/server/office/office-routes.ts',
    'src/features/availability/server/office/submission-codec.ts',
    'src/features/removals/server/removed-routes.ts',
    'src/features/roster/server/changes-on-wire.ts',
    'src/features/schedule/server/base/built-calendar.ts',
    'src/features/schedule/server/displacing/generated-weeks.ts',
    'src/features/schedule/server/routes.ts',
    'src/features/schedule/server/week/calendar-codec.ts',
  ],
  /** What is wrong with a field, told beside it: made where the call is answered, as its failure is. */
  fields: [
    'src/features/drivers/office/server/read-person.ts',
    'src/features/fleet/groundings/server/save-grounding.ts',
    'src/features/fleet/rentals/server/routes.ts',
    'src/features/fleet/rentals/server/save-rental.ts',
    'src/features/fleet/services/server/save-service.ts',
    'src/features/fleet/vehicles/server/catalogue-changes.ts',
    'src/features/fleet/vehicles/server/import-list.ts',
    'src/features/fleet/vehicles/server/save-vehicle.ts',
    'src/features/income/facts/server/mileage/mileage-routes.ts',
    'src/features/income/imports/server/fill-routes.ts',
    'src/features/income/imports/server/validate-rows.ts',
    'src/features/messaging/server/text-routes.ts',
    'src/features/papers/server/kinds.ts',
    'src/features/papers/server/save-paper.ts',
    'src/features/reports/server/send-report.ts',
    'src/features/work-calendar/server/picks/pick-routes.ts',
  ],
  /** Sends or keeps a finished sentence that a screen shows: to become a code with its facts. */
  debt: [
    'src/features/drivers/office/server/erase-driver.ts',
    'src/features/drivers/office/server/merge-drivers.ts',
    'src/features/income/matching/server/driver-names.ts',
    'src/features/messaging/server/smsapi.ts',
  ],
} as const
