import type { DemoMock } from './mock'
import { bailApplicationReeve } from './mocks/bail-application-reeve'
import { busLarkfieldMinutesResolutions } from './mocks/bus-larkfield-minutes-resolutions'
import { busThornbeckDirectorRemoval } from './mocks/bus-thornbeck-director-removal'
import { directorsDutiesAnalysisHaldenBrook } from './mocks/directors-duties-analysis-halden-brook'
import { particularsOfClaimPryce } from './mocks/particulars-of-claim-pryce'
import { pleaAndSentenceLetterFoy } from './mocks/plea-and-sentence-letter-foy'
import { propBakehouseLeaseAttendanceNote } from './mocks/prop-bakehouse-lease-attendance-note'
import { propBakehouseLeaseInterview } from './mocks/prop-bakehouse-lease-interview'
import { propStonecroftSaleOfPart } from './mocks/prop-stonecroft-sale-of-part'
import { robberyCaseAnalysisOkafor } from './mocks/robbery-case-analysis-okafor'
import { setAsideDefaultJudgmentKeene } from './mocks/set-aside-default-judgment-keene'
import { surveyorLimitationResearchRahman } from './mocks/surveyor-limitation-research-rahman'
import { willsAshgroveInstructions } from './mocks/wills-ashgrove-instructions'
import { willsCastellIntestacyLetter } from './mocks/wills-castell-intestacy-letter'

/** All mocks of the demo school. */
export const mockList: readonly DemoMock[] = [
  propBakehouseLeaseInterview,
  propBakehouseLeaseAttendanceNote,
  willsAshgroveInstructions,
  bailApplicationReeve,
  setAsideDefaultJudgmentKeene,
  robberyCaseAnalysisOkafor,
  directorsDutiesAnalysisHaldenBrook,
  surveyorLimitationResearchRahman,
  busThornbeckDirectorRemoval,
  pleaAndSentenceLetterFoy,
  willsCastellIntestacyLetter,
  particularsOfClaimPryce,
  propStonecroftSaleOfPart,
  busLarkfieldMinutesResolutions,
]
