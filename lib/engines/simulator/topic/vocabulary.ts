import { anyOf } from "./cells.ts";
import { stemOf } from "./read-text.ts";
import { isFunction, isGeneric, isPeople, isPlace, verbKind } from "./words.ts";

/** Ordinary words of things and kinds, which are recognised though they move nothing. */
const ordinary = new Set(
  `able academic access accident account action active activity actual address adult adventure afternoon age air airline
  aisle alarm album alcohol allergy allotment alone ancient angry animal annual anxious apartment app apple appliance
  appointment april apron arm army art article artist asset athlete atmosphere attic audience audio audit aunt author
  autumn available aware baby bachelor backpack bacon bacteria bag bakery balance balcony ball banana band bank bar
  barn barrel base basement basic basket bath bathroom battery beach bean beard beautiful bed bedroom bee beef beer
  bench benefit berry bicycle big bike bill bin biometric bird birth birthday biscuit black blanket blind block blog
  blood blue board boat body bold bone book bookshop boot border bottle bowl box boy brain branch brand brave bread
  breakfast breath brick bridge bright brochure brother brown browser brush bucket budget bug builder building bulb
  burger bus bush butter button cabin cabinet cable café cafe cake calculator calendar calm camera camp campaign campus
  can canal cancer candle canteen cap capacity capital car caravan card care career cargo carpet carriage carton case
  cash castle cat catalogue category cathedral cattle ceiling cell cellar cement central century ceramic cereal
  certificate chain chair chalet challenge chance chapter charger charitable chart chat cheap checkout cheese chef
  chemical chemist chess chicken chief chimney chin chocolate choir church cinema circle civil clay clear clever client
  climate clinic clock cloth clothes cloud club coach coal coast coat coffee coin cold collar collection college colour
  color column comfort common communal community compact companion complex component computer concert concrete
  condition conference connection contact container content continent contract convenient conversation copper corn
  corner corporate correct cosmetic cottage cotton couch counter country countryside county coupon courage course court
  cousin cover cow crash cream creative credit crew crime crisis critical crop cross crowd crucial cultural culture cup
  cupboard currency current curtain cushion custom cycle daily dairy damage damp dark dashboard data database date
  daughter day dead deaf death debt decade decent deep degree delicate dental dentistry deposit depot depression depth
  desert desk dessert detail device diabetes dialogue diamond diary diesel diet different difficult digital dinner
  diploma direct dirty disability disabled disaster disc disease dish disk display distance distribution district
  diverse dog doll domestic door double dozen drawer drawing dress drill drink drone drug dry dual duck dust duty ear
  early earth easy ebook economic economy edge edition editor education effective efficient egg elbow elder election
  electric electrical electricity electronic elegant elevator email emergency emission emotional empty energy engine
  english enormous entire entrance entry envelope environment equal equipment error escape essential estate ethical
  evaluation evening event everyday evidence exact exam excellent exercise exhibition exit exotic expensive expert
  explicit express extension external extra extreme eye fabric facility factory fair faith fake false fame familiar
  family famous fancy farm fashion fast fat fault favourite feather festival fever few fibre fiction field fight file
  film filter finance financial fine finger fire firm fish fit fitness flag flat flavour flexible flight floor flour
  flower flu fluid foam folder food foot football forecast foreign forest fork formal fort fortune forum foundation
  fountain frame framework fraud free freezer frequent fresh fridge front frost fruit fuel full fun functional fund
  funeral funny fur furnace furniture future gadget gallery game gap garage garbage garden garlic gas gate gear gene
  general gentle genuine giant gift girl glass global glove glue goal goat gold golf good government grade grain grant
  grape grass great green grey grid grill grocery ground growth guarantee guest guilt guitar gum gun gym habit hair
  hall handbag handle handset handy happy harbour hard hardware harm harvest hat hazard headphone health healthy heat
  heater heavy hedge height helmet herb heritage hidden high highway hill history hob hobby hockey hole holy home
  honest honey hood hook horse hospice hospital hostel hot hotel hour house household housing huge human humour hunger
  hybrid hygiene hygienist ice icon ideal illegal illness immediate immigrant imperial income index indoor industrial
  industry infection inflation ingredient inner innovation insect inside instruction instrument insurance intelligent
  intense interior internal international internet invoice iron island item jacket jail jam jar jaw jeans jewellery
  jewelry job joint journal journalist joy juice jungle junior jury karaoke keyboard kettle key kilogram kind king kit
  kitchen knee knife knit lab label laboratory labour ladder lake lamb lamp landscape lane language laptop large laser
  late latest laundry law lawn lawyer layer layout lead leaf leaflet league leather lecture legal lemon lesson letter
  lettuce level library licence license lid life lift light limited line linen lip liquid literature litter little
  liver living loan lobby local location lock locker log logic logistics logo lonely long loose lorry loud lounge low
  loyal luck luggage lunch lung luxury machine magazine magic mail main major makeup management manual manufacturing
  map marathon marine maritime marriage married mask massage massive master mat material mathematics maths mattress
  maximum meadow meal meat mechanical media medical medicine medieval medium membership memory mental menu metal meter
  method metro microphone microwave mid mid-sized mild military milk mill mind mineral mini minimum minister minor
  minute mirror missile mixed mobile mode modern module moment money monitor monthly mood moon moral mortgage mosque
  motel motor mould mountain mouse mouth movie mud mug multiple municipal muscle museum mushroom music musical mutual
  nail nappy narrow nasal nation national native natural nature navy neck needle negative neighbourhood neighborhood
  nerve nest net network neutral new news newsletter newspaper nice night noise noisy normal nose novel nuclear numeric
  nursery nut nutrition oak oat object obvious ocean odd office official oil old olive online onion open opera
  operation opposite optical option oral orange orchestra ordinary organ organic original orphan outdoor outer outfit
  oven overall oxygen pack package packaging page pain paint pair palace pan panel paper parcel park parliament partial
  particular party passage passive passport password past paste pasta pastry path patio pattern pavement payment
  payroll peace pen pencil penny pension pepper performance perfume period permanent permit personal personality
  perspective pet petrol pharmacy phase phone photo phrase physical physics physio piano picnic pie piece pig pile pill
  pillow pilot pin pink pipe pitch pizza plain planet plant plaster plastic plate platform playground playgroup
  pleasant plenty plug plus pocket podcast poem poetry pole police policy polite political politics pollution pond pony
  pool poor pop popular porch pork port portable portal portrait positive possession possible post postal poster pot
  potato pottery pouch powder power powerful practical practice prayer pregnancy pregnant present presentation
  president press pressure pretty previous primary prime prince principle print printer prison private prize probable
  procedure production productive profession profile profit profitable programme proper property proposal prospective
  protein protest proud psychology pub publication publisher pump punk pupil pure purpose purse puzzle quality
  quarterly queen queue quick quiet quilt quiz rabbit race racing radio rail railway rain rare raw ready real rear
  reasonable receipt recent recipe record recovery red referral reform refrigerator refugee region regional register
  registration registry regular rehearsal relationship relative relevant reliable relief religion religious remote rent
  repair repeat reporter reputation rescue reservation reservoir residential responsible restaurant retail retirement
  revenue review rice rich rifle right rigid river road robot robust rock romantic roof room root rope rose rough round
  route routine row royal rubber rubbish rude rug rule rural sacred sad saddle safe safety salad salary salmon salon
  salt same sample sand sandwich satellite sauce sausage savings scanner scarf scene schedule scheme science scientific
  scooter scope screen script sculpture sea seal seat seaweed secondary secret secretary section sector secure security
  seed senior sensitive sensor separate serial series serious session several severe sex shade shadow shallow share
  sharp shed sheep sheet shelf shell shelter shift shiny ship shirt shock shoe shop short shortage shoulder shower shy
  sick side signal significant silence silent silk silver similar simple single sink site size skill skin skirt sky
  slice slide slight slow small smart smoke smooth snack snow soap soccer social sock sofa soft software soil solar
  soldier solid song soup source space spare special species specific spectrum speech speed spice spicy spirit splendid
  sponsor spoon sport spot spreadsheet spring square stable stadium staircase stairs stamp standard star state station
  statistic statue status steady steak steam steel steep stem stereo stomach stone storage store storm straight strange
  straw strawberry street strength strict strong structure student studio stupid style subscription suburb subway
  successful sudden sugar suitable suitcase sum summer sun sunlight sunny super supermarket supplement sure surface
  surgery suspicious sustainable sweater sweet swim sword symbol sympathy symptom system table tablet tail talent tall
  tank tap tape tariff task tasty taxi tea tear technical technique technology teenage telephone television temperature
  temple temporary tenancy tennis tent term terminal terrace terrible text textile theatre theme thick thin thread
  ticket tidy tie tiger tight tile till tiny tire tissue toast tobacco toe toilet tomato tongue tool tooth toothbrush
  topic total tough tourism tournament towel tower town toy tractor traditional traffic tragedy train tram transit
  transport trash tray treatment tree triangle tribe truck true trunk tube tunnel turkey twin tyre typical ugly
  ultimate umbrella uncle underground uniform union unique unit universal universe university unknown unusual
  upholstery upper urban urgent useful usual utility vacation vaccine valid valley valuable van variety various vast
  vegan vegetable vegetarian vehicle velvet vertical veterinary video village vinyl violence violin virtual visible
  visual vital vitamin vocal voice volume volunteer voucher wage waiter wall wallet war wardrobe warehouse warm waste
  watch waterproof wave waxed weak wealth weapon weather web website wedding weekend weekly weight weird west wet wheat
  wheel whistle white whole wide wife wild wildlife wind window wine wing winner wire wireless wise woman wonderful
  wood wooden wool workshop world worm wound wrist wrong yard year yellow yoga yoghurt young youth zone zoo`.split(
    /\s+/,
  ),
);

/** Whether a word in the plural is one for people by its ending, and no known thing: "astronomers". */
export const isDoer = (word: string): boolean =>
  /.{3}(?:er|or|ist|ian|eer|ant)s$/.test(word) && !isPlain(word) && !things.test(word);
const things = new RegExp(
  `${anyOf(`meter, printer, puter, boiler, tainer, letter, sticker, trailer, scooter, heater, freezer, filter, charger,
    finder, roller, sensor, tractor, ator, plant, locker, tracker, holder, cooker, folder, poster, tester`)}s$`,
);

const isPlain = (word: string): boolean => ordinary.has(word) || ordinary.has(stemOf(word));

/** Whether a word is English that the tables know, by itself, by its stem or by its parts. */
export function isWord(written: string): boolean {
  const word = written
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/['’]s$/, "");
  if (isFunction(word) || isPlain(word) || isPeople(word) || isGeneric(word) || verbKind(word) !== null) return true;
  if (isPlace(written) || /^\d/.test(word)) return true;
  const bare = word.replace(/(?:ly|ness|ful|less|er|est|able|al|ment|ic|y|ist|ism|ing|ed)$/, "");
  return [bare, `${bare}e`, word.replace(/^(?:un|re|pre|non|over|under|co|anti|self)-?/, "")].some(
    (root) => root.length > 2 && root !== word && (isPlain(root) || verbKind(root) !== null),
  );
}
