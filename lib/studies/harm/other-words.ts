/** Classes of words that say who asks, what for, or that a harm is prevented, narrated or discussed. */
export const otherWords: Readonly<Record<string, string>> = {
  protect: `
    prevent* protect* detect detects detection detecting anti against safe safer safely safety secure security secur*
    awareness aware warn* warning* verif* authenticat* complian* training train teach teaches taught recognis*
    recogniz* spot spotting report reporting reports reported hotline* helpline* help helps helping support* survivor*
    recover* rehabilit* aftercare harm_reduction test_strip* alarm* lock locks lockable locksmith* blocker* block
    blocking moderat* filter_out screening screen deter* deterrent* defence defend* combat* tackle tackling
    fight_against stop_smok* quit* quitting cessation wean* treatment* therap* counsel* counsell* rescue* sanctuary
    safeguard* insur* insurer* guard_against resist* resilien* backup* patch* penetration_test* pen_test* bug_bounty
    due_diligence anti_* traceab* transparen* tamper_evident tamper_proof child_proof childproof childlock self_exclu*
    block_yourself limit_yourself responsible honest* ethical* fair fairer lawful* legal legally licensed registered
    certified accredited official approved guideline* code_of_conduct whistleblow* disclosure amnesty buyback hand_in
    safe_disposal dispos* takeback conservation* conserv* anti_poach* monitor_for alert* early_warning restorative
    mediation* reintegrat* bereave* memorial* remembr* prevention_of reduce reducing reduction avoid_scams avoid_fraud
    refuge shelter hospice`,
  helper: `
    charit* ngo nonprofit non_profit museum* librar* university universities researcher* research academ* police_force
    ministry government council hospital* clinic clinics nurse* doctor* gp midwi* social_worker* teacher* school
    schools union unions lawyer* solicitor* legal_aid bank banks building_societ* insurer* insurance* bureau
    association* federation foundation red_cross un agency agencies institute* public_health fire_brigade fire_service
    lifeguard* volunteer* campaign* advocates advocacy activist* parliament* mps think_tank journalist* newsroom
    broadcaster* public_service historian* archive* memorial church parish hospice* shelter* zoo* vet vets veterinar*
    customs_office safeguarding trustee* ombudsm* consumer_group consumer_protection study phd thesis students_union`,
  fiction: `
    novel* thriller* film* movie* series sitcom drama dramas comedy game games board_game boardgame card_game tabletop
    video_game escape_room larp cosplay costume* theatre theater musical opera play plays song album band podcast*
    documentar* exhibition* exhibit* book books memoir* biography author* writer* readers comic comics manga cartoon*
    satire satirical joke* funny pun parody poem* poetry painting* sculpture toy toys prop props halloween themed
    theme theme_park story stories fairy_tale crime_fiction true_crime mystery murder_mystery tv screenplay logline
    fandom fans collectible* history historical history_of medieval reenact* re_enact* nickname* brand_name cocktail*
    perfume* fragrance* lipstick* nail_polish paint sauce* beer_name candle* recipe cake*`,
  story: `
    thriller* novel* film films movie* documentar* podcast* museum* exhibition* comic comics cartoon* board_game
    card_game video_game satir* sitcom drama dramas theatre theater musical memoir* logline screenplay* fiction
    murder_mystery escape_room poem* opera`,
  opinion: `
    opinion* attitude* views view debate* law laws legislat* bill policy policies referendum* tax_policy reform*
    perceiv* perception* feel feels felt think thinks thought see_the understanding understand* misunderstand* myth*
    question_of citizens public voters_think support_for agree disagree acceptable acceptance sentence_for
    penalties_for criminalis* decriminalis* legalis* legaliz*`,
  trade: `
    sell sells selling sold offer offers offering offered supply supplies supplying supplier* deliver* delivery ship
    ships shipping shipped import* export* trade trading wholesale* wholesal* retail* resell* resale vendor* stock
    distribute* distribut* rent rents rental lease hire hires subscription* subscribe* marketplace* shop* store market
    markets peddl* flog flogs flogging hawk* move_product broker* brokers dealership* merchant* provide provides
    launch* start_up startup business product* service line bundle* kit kits menu package pack starter_pack franchise
    commission* promote* promot* advertis* advert* ad ads`,
  ours: `
    we our us i my me ours mine im were weve ill ive`,
  wanted: `
    recruit* hire hiring wanted seeking need needs want wants looking find identify which who willing willingness
    persuade* convince* convinces incentive* reward* accept* cut share fee bounty perks loyal* loyalty churn win_back
    win_them return come_back`,
  price: `
    price* pricing priced pay pays paying paid cost costs fee fees margin* profit* discount* expensive cheap cheaper
    cheapest per_head per_gram per_unit tier tiers euro* dollar* pound* quid bucks dirham* afford*`,
  client: `
    client* customer* buyer* buy buys buying bought purchas* subscriber* user* regulars punters clientele audience*
    segment* persona* consumer* members member fans patrons shopper* guest* host* owner* household* parents mums dads`,
  study: `
    survey* interview* segment* positioning messaging name names naming slogan* tagline* logo brand branding concept
    feedback test tests tested testing focus_group poll polls research sizing demand appetite competitor* rival*
    win_loss win loss churn journey persona* feature* wish* need needs preference* reaction* response* copy headline*
    message* tone pitch wording`,
  money: `
    account accounts savings shares invest* investor* inheritance pension transfer deposit loan lender* lending
    interest_rate debt debts odds escrow crypto* bitcoin wallet* token tokens`,
  paper: `
    passport* id ids identity visa licence* license* permit* certificate* certificates diploma* degree transcript*
    doctorate* payslip* credential* qualification* logbook* tachograph* badge* stamp seal sticker label receipt*
    invoice* document* paperwork papers deed signature* alibi* prescription pedigree* provenance* appraisal* sick_note
    birth_certificate social_security ssn banknote* currency coin note reference* references mot inspection audit
    report test_result vaccination* residency citizenship boarding_pass green_card proof register`,
  login: `
    password* login* mailbox*`,
};
