/**
 * Where a screen's state is seen that no name of its own stories says: a story of it or of one of its parts
 * (`library/grid/grid-panel: Loading`), or why it has none, as a sentence.
 */
export const ELSEWHERE = {
  'auth/login-host/confirm-member-dialog': {
    empty: 'auth/login-host/confirm-member-dialog: OnAPhoneWithoutAName',
    error: 'The question ends with the answer; what went wrong is said in a toast.',
    long: 'Its address is masked: the first letter of each part.',
  },
  'auth/retrieval/notify-email-dialog': {
    error: 'It only chooses; codes that can’t be sent are told on the page behind it.',
  },
  'creating/compare/compare-dialog': {
    loading: 'creating/compare/compare-dialog-panel: Sending',
    empty: 'creating/compare/compare-dialog-panel: WithoutAPrompt',
    error: 'creating/compare/compare-dialog-panel: RefusedOnAPhone',
  },
  'effects/detail/effect-page': {
    empty: 'effects/create/effect-submit-bar-panel: AsksForAPicture',
    long: 'effects/detail/unknown-effect: LongName',
  },
  'effects/list/effects-page': {
    loading: 'effects/list/effect-picture: WaitsForIt',
    empty: 'effects/list/effects-view: NothingMatches',
    error: 'The catalogue comes with the page; nothing is asked of the server.',
    long: 'effects/list/effects-page: FindsAnEffect',
  },
  'generators/create-page': {
    loading: 'generators/text-to-video-page: Loading',
    empty: 'generators/text-to-video-page: FirstVisit',
    error: 'generators/create-page: FollowsALinkWithoutAnAnswer',
    long: 'generators/text-to-video-page: LongPromptOnAPhone',
  },
  'generators/prompt/list/list-dialog': {
    loading: 'A list is read in the browser, without a wait to show.',
    error: 'generators/prompt/list/list-source: NotRead',
    long: 'generators/prompt/list/list-dialog-panel: MoreThanAListHas',
  },
  'generators/prompt/templates/templates-dialog': {
    loading: 'The templates come with the dialog.',
    error: 'Nothing is asked of the server: members keep their own templates in the browser.',
  },
  'home/home-page': {
    loading: 'home/yours/below-hero-panel: Loading',
    empty: 'home/yours/below-hero-panel: NothingMadeYet',
    error: 'home/yours/below-hero-panel: NotLoaded',
  },
  'home/models/models-page': { long: 'home/models/model-status: LongNamesOnAPhone' },
  'layout-nav/legal/privacy-page': {
    loading: 'Its text comes with the page.',
    empty: 'layout-nav/legal/privacy-page: OfAServerAsItComes',
    error: 'Nothing is asked of the server.',
  },
  'layout-nav/legal/terms-page': {
    loading: 'Its text comes with the page.',
    empty: 'layout-nav/legal/terms-page: OfAServerAsItComes',
    error: 'Nothing is asked of the server.',
  },
  'layout-nav/support/contact-page': {
    loading: 'layout-nav/support/form-skeleton: Loading',
    empty: 'layout-nav/support/contact-form: SaysEveryProblemAndGoesToTheFirst',
    long: 'layout-nav/support/contact-form: LongTextOnAPhone',
  },
  'layout-nav/support/team-page': {
    loading: 'Its text comes with the page.',
    empty: 'layout-nav/support/team-page: SaysWhatHelps',
    error: 'Nothing is asked of the server.',
  },
  'library/folders/folder-dialog': {
    empty: 'library/folders/folder-dialog: MakesOne',
    error: 'library/folders/folder-dialog-panel: SaysThatTheNameIsTaken',
  },
  'library/player/player-dialog': { empty: 'It opens for a clip.' },
  'library/shared/shared-page': { empty: 'library/shared/shared-view: KeepsItsPromptAndItsMaker' },
  'member-center/account-data/deletion-dialog': {
    empty: 'member-center/account-data/deletion-dialog: WantsToBeSure',
    long: 'Its words are its own; the member’s address stands in a hidden field.',
  },
  'member-center/form/form-dialog': {
    empty: 'member-center/form/form-dialog: SaysEveryProblemAndGoesToTheFirst',
    long: 'member-center/sign-in/task-dialog: LongAddressOnAPhone',
  },
  'member-center/page/member-page': { empty: 'member-center/credits/history-section: Empty' },
  'member-center/plan/cancel-plan-dialog': {
    empty: 'It opens for a plan that runs.',
    long: 'Its words are its own, and plans have short names.',
  },
  'member-center/sign-in/task-dialog': {
    loading: 'member-center/form/form-dialog: SendsOnceAndStaysOpenWhileInFlight',
    empty: 'member-center/form/form-dialog: SaysEveryProblemAndGoesToTheFirst',
    error: 'member-center/sign-in/sign-in-section-panel: RefusesAWrongPasswordInPlace',
  },
  'pricing/checkout/checkout-page': {
    empty: 'pricing/checkout/checkout-page: AnAddressThatMeansNothing',
    long: 'Plans and packs have short names.',
  },
  'pricing/dialog/pricing-dialog': { long: 'pricing/dialog/plan-card: LongSeasonOnAPhone' },
  'remix-editor/bin/watch-dialog': {
    loading: 'live-stage/clip/clip-position: BeforeTheVideoIsThere',
    empty: 'It opens for a medium.',
  },
  'remix-editor/editor-page/edit-page': {
    loading: 'remix-editor/editor-page/editor-waiting: Opening',
    empty: 'remix-editor/editor-page/editor-panel: Empty',
    error: 'remix-editor/editor-page/editor-page: Unreachable',
    long: 'remix-editor/editor-page/editor-page: LongNameOnAPhone',
  },
  'remix-editor/editor-page/editor-page': { empty: 'remix-editor/editor-page/editor-panel: Empty' },
  'remix-editor/export/export-dialog': { empty: 'remix-editor/export/export-panel: EmptyTimeline' },
  'remix-editor/projects-page/new-project-dialog': {
    empty: 'A shape is always chosen.',
    long: 'It shows shapes alone.',
  },
  'remix-editor/projects-page/rename-dialog': { empty: 'remix-editor/projects-page/rename-dialog: Asks' },
  'remix-editor/remix-page': {
    loading: 'remix-editor/inspiration-page/gallery-waiting: SaysThatScenesCome',
    empty: 'remix-editor/history-page/history-view: Empty',
    error: 'remix-editor/history-page/history-view: Failed',
    long: 'remix-editor/history-page/history-box: LongText',
  },
  'remix-editor/save-state/conflict-dialog': { empty: 'It opens for a project that has a name.' },
  'source-files/crop/crop-dialog': {
    loading: 'source-files/crop/crop-dialog: IsFoundLater',
    empty: 'It opens for a picture or a video.',
  },
};
