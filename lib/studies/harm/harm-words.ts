/** Classes of words that can speak of a harm. A word means its plural and tenses too; "*" ends the start of a word. */
export const harmWords: Readonly<Record<string, string>> = {
  drug: `
    cocaine heroin smack fentanyl carfentanil nitazene* meth methamphetamine* crystal amphetamine* ketamine mdma
    ecstasy molly lsd ghb gbl mephedrone mcat crack pcp xylazine tranq khat speedball narcotic* dmt psilocybin shrooms
    opium krokodil flakka captagon poppers nitrous weed marijuana cannabis cannabinoid* ganja thc blotter baggie*
    eightball spice drug angel_dust laughing_gas magic_mushroom purple_drank lean_syrup research_chemical legal_high
    designer_drug crack_rock street_valium date_rape roofie* rohypnol ayahuasca kratom hash hashish skunk party_pill
    synthetic_weed liquid_ecstasy bath_salts_drug opiate* coca`,
  medicine: `
    oxycodone oxycontin oxy vicodin hydrocodone codeine morphine tramadol opioid* painkiller* xanax valium diazepam
    benzo* adderall ritalin modafinil stimulant sedative* sedate* tranquilli* antibiotic* insulin ozempic semaglutide
    wegovy botox filler steroid* anabolic testosterone hormone* hgh epo viagra misoprostol methadone tablet pill
    injection injectable* syringe vaccine* prescription* pregabalin gabapentin clenbuterol sarms peptide* dnp
    antidepressant* melanotan inhaler medicine* medication* pharma* remedy cure* chemo* silicone laxative* slimming
    supplement* cough_syrup sleeping_pill`,
  weapon: `
    gun firearm* pistol* handgun* rifle* revolver* glock* kalashnikov* ak47 ar15 shotgun* uzi ammo ammunition* bullet*
    silencer* suppressor* weapon* crossbow* taser* knuckleduster* knuckle machete* switchblade* knife knives dagger*
    blade* sear magazine_extender stun_gun pepper_spray blank_firing ghost_gun bump_stock armour_piercing sniper*
    cartridge arsenal shiv bayonet*`,
  bomb: `
    bomb bombing grenade* landmine* mine_field molotov* explosive* detonat* semtex c4 ied dynamite tnt nerve_agent
    nerve_gas sarin ricin anthrax novichok bioweapon* toxin* mustard_gas rocket_launcher rpg mortar poison_gas uranium
    plutonium caesium cesium radioactiv* nuclear chlorine pathogen* smallpox botulin* drone fuse shrapnel thermite
    petrol_bomb pipe_bomb polonium cyanide strychnine warhead* missile*`,
  wildlife: `
    ivory rhino* tusk pangolin* tiger* leopard* lion* elephant* orangutan* chimp* gorilla* monkey* macaque* turtle*
    tortoise* parrot* macaw* cockatoo* falcon* eagle* songbird* finch* eel* glass_eel caviar sturgeon totoaba shark*
    fin coral seahorse* abalone sea_cucumber rosewood bushmeat horn bear bile antelope* shahtoosh iguana* gecko*
    python* cobra* reptile* snakeskin crocodile* orchid* cactus cacti succulent* jaguar* ape primate* cheetah* wolf
    wolves lynx vaquita whale* dolphin* sloth* loris hornbill* cites reserve wildlife species endangered protected
    exotic eggs trophy ebony teak rainforest`,
  fake: `
    fake* forge forged forger* forgery forgeries bogus counterfeit* sham phoney phony doctored replica* knock_off*
    knockoff* superfake* fabricat* falsif* falsely backdat* photoshop* imitation* pirated piracy bootleg* copycat*
    relabel* rebadged mislabel* spoof* impersonat* pose posing posed pretend* pretext* dummy phantom ghost made_up
    invented clone* lookalike* look_alike passed_off pass_off passes_off passing_off disguis* masquerad* fictitious
    nonexistent does_not_exist doesnt_exist never_existed imaginary tampered tamper rolled_back clocked clocking
    padded inflated staged deepfake* rigged rig rigging diluted dilute* watered_down stretched adulterat* laced
    cut_with refilled refill sealed_again unauthorised unauthorized genuine_looking real_looking`,
  stolen: `
    stolen steal* stole nick nicked nicking looted loot looting pilfer* swiped shoplift* theft* thieving robbed rob
    robbing robbery robberies burgl* heist* hijack* carjack* joyrid* hacked cracked leaked breach* breached dumps
    skimmed skimm* cvv fullz carding carded log_in_details hot_goods fell_off hotwire* break_in break_ins break_into
    breaking_into pickpocket* embezzl* swag snatch* siphon* grave_goods tomb* dug_up excavated illegally_dug plundered
    plunder* trespass* keyless relay_box porch_pirate* catalytic rustl* ram_raid* smash_and_grab unpaid_goods purloin*
    confiscated seized intercepted diverted divert*`,
  criminal: `
    burglar* thief thieves robber* fence pimp* madam trafficker* smuggler* dealer pusher* hacker* scammer* fraudster*
    swindler* conman conmen con_artist con_men cartel* gang* gangster* mafia* mob mobster* hitman hitmen kidnapper*
    poacher* launderer* money_launderer* loan_shark* extort* blackmailer* stalker* paedophil* pedophil* predator*
    groomer* groping groper* rapist* jihad* terrorist* terror* extremist* arsonist* vandal* assassin* hooligan* crook
    crooks criminal* felon* ex_con convict* inmate* prisoner* outlaw* warlord* militia* insurgent* coyote coyotes mule
    mules courier* runner lookout* drug_lord enforcer* henchm* goon* thug* counterfeiter* pickpocket* cybercrim*
    affiliate* attacker* shooter* killer* murderer* bully bullies incel* supremacis* neo_nazi* neonazi* syndicate*
    crew ring racket* racketeer* triad* yakuza biker_gang oligarch* straw_buyer straw_man straw_men nominee*
    front_company shell_company shell_companies bomber* radicals wanted_person abuser* abusive jealous violent_ex
    obsessive peeping voyeur* creep creeps perpetrator* culprit* cult sect warden jailer* bent rogue crooked corrupt*
    backstreet quack* loanshark* ticket_tout* touts rustler* joyrider* swatt*`,
  cyber: `
    ransomware malware* botnet* trojan* keylogg* phish* ddos exploit exploits zero_day spyware stalkerware
    infostealer* stealer* rootkit* backdoor* rat loader credential_stuffing brute_force sim_swap* simswap* spoofing
    crypter* dropper* worm virus hack hacks hacking hijacking darknet dark_web tor_market onion_site carding doxx* dox
    doxing swatting jailbreak* bypass* unlocker* wallet_drain* drainer* skimmer* clickjack* spam* bot bots scrap*
    deepnude* face_swap* nudify* undress* mailbox* remote_access access_broker vulnerabilit* injection botting aimbot*
    cracked_account`,
  fraud: `
    scam* swindl* con conned conning defraud* fraud* cheat cheats cheating cheated launder* embezzl* evade* evasion
    evading dodge dodging bribe* bribing bribery kickback* ponzi pyramid_scheme pump_and_dump insider_tip price_fix*
    cartel_price bid_rig* bid_rigging collu* rig_bid rigging match_fix* matchfix* fix_match thrown_match smurf*
    structuring hawala mule_account money_mule tax_fraud benefit_fraud double_invoic* overbill* overcharg*
    phantom_patient upcod* ghost_worker ghost_employee carousel missing_trader staged_accident staged_crash
    crash_for_cash romance_scam pig_butcher* advance_fee inheritance_letter lottery_win* refund_trick chargeback*
    return_fraud bust_out brown_envelope greas* backhander* hush* hush_money pay_off payoff payoffs insider_trading
    front_run* wash_trad* wash_sale rug_pull rugpull exit_scam bait_and_switch hidden_fee hidden_charge small_print
    mis_sell* missell* mislead* deceiv* decept* trick* dupe* duped hoodwink* fleece* fleec* rip_off hoax* lured
    luring bilk* launder sanction* embargo* dirty_money ill_gotten undeclared off_the_books off_book cook_books
    tax_free_cash unreported under_report* vote_buying ballot_stuff* stuffed stuff_ballot essay_mill diploma_mill
    contract_cheat* crib cribs doping dope doped blood_bag masking_agent defeat_device emission_test off_switch`,
  violence: `
    kill* murder* stab stabs stabbing stabbed shoot shooting* massacre* slaughter* lynch* behead* assassinat* beaten
    beating beat_up assault* attack* ambush* burn_down set_fire arson* firebomb* torch torching maim* cripple* batter
    hurt* harm* torture* poison* strangl* suffocat* drown* execute* executed execution eliminate* exterminat* genocid*
    ethnic_cleans* purge hunt_down run_over acid_attack acid throw_acid rape* raped molest* grope* spik* spiked
    drugging knock_out break_legs break_bones broken_bones kneecap* wound* injur* brawl* riot* sabotag* derail*
    blow_up blown_up poisoning contract_kill* hit_man hit_job bare_knuckle mutilat* fgm cutting_season dog_fight*
    dogfight* cockfight* cock_fight* bull_fight bait baiting snuff gore crush_video abuse abused abusing abuses cruel*
    vandal* pogrom* uprising beats_up dead_body`,
  coercion: `
    blackmail* extort* threat* threaten* intimidat* harass* bully* stalk* coerc* forc* forced forcing protection_money
    ransom* kidnap* abduct* hostage* sextort* leverage shame shaming humiliat* frighten* scare scared scaring pressure
    pressur* menac* silence* silencing gag gagged grievance_list squeeze lock_in locked lock_up locked_up withhold*
    confiscat* their_passport passport_in trap trapped indebted debt_bond* bonded owe owes owed enslav* slave* slaver*
    servitude brothel* traffick* sweatshop* unpaid repay captive* imprison* chained obey obedien* punish* penalt*
    grooming groomed isolate isolat* control controlling eviction evict* harassment retaliat* revenge* tip_off
    out_them expose outing doorstep debt_collector collect_debt loan_at`,
  sexual: `
    nude* naked porn* sex sexual* escort* prostitut* erotic* intimate* explicit undress* upskirt* topless fetish*
    webcam* cam_girl cam_show strip stripper* stripping brothel* incest bikini massage* dancer* lap_dance onlyfans
    sugar_daddy bride brides surroga* womb lingerie genital* csam lolita revenge_porn grooming`,
  selfHarm: `
    suicid* self_harm* selfharm* anorexi* bulimi* pro_ana thinspo* starv* purging purge cutters razor* end_it end_life
    end_their_lives ending_their take_own_life overdose* noose* jump last_step final_step blackout choking_game
    fasting thigh_gap depress* despair* hopeless* cutting_challenge dare dares`,
  minor: `
    child children childs kid kids teen* teenage* pupil* schoolgirl* schoolboy* schoolchild* underage* minor minors
    toddler* infant* baby babies newborn* preteen* tween* adolescen* juvenile* youngster* girl* boy* boys daughter*
    son sons school_age sixth_former* middle_school* high_school* primary_school schoolyard schoolgate school_gate
    playground* kindergarten* nursery under_16 under_18 under_13 under_14 under_15 under_12 orphan* foster_child
    year_old year_olds juniors little_brother* little_sister* fresher* grandchild*`,
  frail: `
    pensioner* elderly widow* widower* seniors old_people older_people dementia alzheimer* frail lonely loneliness
    addict* recovering rehab relapse* ex_smoker* gambler* alcoholic* desperate desperation migrant* refugee* asylum
    undocumented illiterate homeless* disabled disabilit* dying bereaved bereave* grieving mourning depressed suicidal
    vulnerable unemployed jobless destitute poor poorest indebted over_70 over_75 over_80 grandmother* grandfather*
    grandparent* patient* cancer trans lgbt* gay* closeted dissident* journalist* witness* whistleblow* jew* muslim*
    black_voter* roma minority minorities immigrant* maid* domestic_worker* nann* au_pair* carer* ex_girlfriend
    ex_wife ex_partner ex_boyfriend ex_husband girlfriend wife wives drunk tourists newcomers`,
  victim: `
    victim* prey target* targets gullible naive trusting unsuspecting unwitting unknowing* unaware careless
    least_careful easy_mark mark sucker* fall_for falls_for believe believes believing trust_us too_ashamed too_afraid
    too_scared ashamed embarrassed confused credulous persuad* reluctan* hesitat* lured luring easily easiest
    weakest defenceless defenseless unguarded unattended empty_home holiday_home`,
  covert: `
    secret* secretly hidden hide* hiding conceal* covert* undetect* untrace* unnoticed stealth* discreet* discreetly
    discretion invisible* unseen unobserved unmarked undercover sneak* smuggl* under_counter behind_back behind_her
    behind_his without_knowing without_her without_his without_their without_telling without_consent without_asking
    without_noticing never_know wont_know dont_know doesnt_know nobody_knows no_one_knows never_notice wont_notice
    past_the circumvent* get_round get_around getting_around loophole* beat_the beats_the evades mask masking masked
    cover_up cover_story cover_ups bury_report suppress* no_trace no_traces no_record no_records leave_no keep_quiet
    kept_quiet look_away looks_away look_other turn_blind blind_eye suspicion* suspicious suspect suspects noticing
    noticed spot_the detect_us raise_question questions_asked no_question no_questions ask_no ask_few fewest_question
    encrypt* burner* anonymous* anonymity emoji code_word codeword* plain_packag* reship* vacuum_sealed dead_drop
    letterbox_drop camera* cam cams tracker* gps airtag* bug bugged eavesdrop* wiretap* spy spies spying spycam*
    peephole`,
  police: `
    police* cop cops raid raided raids arrest* arrested customs border* inspector* inspection* regulator* taxman
    revenue_service tax_office court courts judge* juror* jury prosecutor* detective* sheriff* officer* patrol* guard
    guards ranger* coast_guard airport_security bailiff* caught busted crackdown jail* prison* sentence fine fined
    warrant subpoena parole probation authorities official officials ministry clerk* proctor* invigilat* referee*
    auditor* watchdog* council inquiry tribunal complaint* restraining_order extradit* checkpoint roadside_check
    scanner* filter detector dogs sniffer mayor* minister* tender procurement electoral ballot* polling voter* voters
    election* candidate*`,
  unlawful: `
    illegal* illicit* unlawful* banned ban forbidden prohibited outlawed unlicensed unlicenced unregistered
    unregulated unapproved uncertified unprescribed untaxed undeclared black_market grey_market gray_market contraband
    smuggl* bootleg moonshine* under_the_counter off_the_record no_permit no_licence no_license without_licence
    without_license without_permit without_prescription no_prescription no_paperwork no_papers without_papers
    no_receipt cash_only cash_in_hand paid_cash no_id without_id no_check no_checks without_check no_background
    serial_number no_serial not_approved not_allowed against_law break_the_law breaking_the_law outside_the_law
    expired recalled condemned unsafe untested unvetted untrained no_training self_taught no_vet no_doctor
    without_doctor no_medical homemade home_made backyard backroom back_room garage basement kitchen_lab unofficial
    off_label out_of_date withdrawn poached poach* overfish* logging logged cyanide_fishing dynamite_fishing
    out_of_season`,
  hate: `
    nazi* neo_nazi* hitler* swastika* klan kkk white_power white_suprem* race_war racial* racist* antisemit*
    islamophob* homophob* hate hatred jihad* caliphate isis al_qaeda martyr* radicali* extremis* accelerationis*
    manifesto ethnic* mosque* synagogue* church* refugee_centre refugee_center jews muslims infidel* kuffar deport*
    inferior purity propaganda disinformation* misinformation* troll* troll_farm smear* slander* defam* incit*
    conspiracy holocaust_denial denier* conversion_therapy conversion_camp`,
  hazard: `
    toxic* mercury asbestos arsenic* cadmium formalin melamine methanol antifreeze contaminat* polluted pollut* dump
    dumped dumping sludge waste effluent spill* untreated rotten spoiled spoilt mould* mold* rat_infested refrozen
    thawed expired out_of_date past_date tainted unsafe faulty defective recalled recall flammable radioactive
    carcinogen* emission* emissions sewage chemical* pesticide* bleach borax sawdust syrup horse_meat horsemeat offal
    carcass* asphalt airbag* scaffold* wiring adblue lead_paint lead_dust lead_in`,
  body: `
    organ kidney* liver cornea* blood plasma womb egg_donor sperm ovary ovaries hair_harvest body_parts corpse* morgue
    cadaver* transplant* donor donors foetus fetus embryo* gene* adoption* orphanage* surrogate*`,
  gambling: `
    casino* bet bets betting gambl* roulette slot poker lottery lotter* wager* bookmaker* bookie* jackpot scratch_card
    payday collateral loot_box airdrop* chargeback offshore`,
  notForChildren: `
    alcohol* alcopop* vodka beer wine liqueur booze liquor cigarette* tobacco vape* vaping snus nicotine pouch*
    e_cigarette* energy_drink* tattoo* piercing* sunbed* tanning fireworks firecracker* lighter*`,
};
