// Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.
/** Characters as a person counts them: code points. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
/** Where each argument travels, and how its text is read. */
const places = {
  zaloguj: {"path":{},"query":{"lang":"text"},"body":{"login":"json","haslo":"json","recaptcha":"json"}},
  zalogujTotp: {"path":{},"query":{"lang":"text"},"body":{"kod":"json","token":"json"}},
  dajWyzwanieCaptcha: {"path":{},"query":{"operacja":"text","lang":"text"},"body":{}},
  dajInformacjeLogowania: {"path":{},"query":{"lang":"text"},"body":{}},
  dajDaneUzytkownika: {"path":{},"query":{"lang":"text"},"body":{}},
  dajListePodmiotow: {"path":{},"query":{"lang":"text"},"body":{}},
  przedluzSesje: {"path":{},"query":{"lang":"text"},"body":{"token":"json"}},
  wyloguj: {"path":{},"query":{"lang":"text"},"body":{"token":"json"}},
  dajInformacjePubliczne: {"path":{},"query":{"lang":"text"},"body":{}},
  dajStroneWlasna: {"path":{},"query":{"nazwaPliku":"text","lang":"text"},"body":{}},
  dajZawartoscKatalogu: {"path":{},"query":{"link":"text","lang":"text"},"body":{}},
  pobierzPlik: {"path":{},"query":{"link":"text","lang":"text"},"body":{}},
  dajStatusyIRejestry: {"path":{},"query":{"idOrganizacji":"integer","lang":"text"},"body":{}},
  dajDeklaracjeDostepnosci: {"path":{},"query":{"lang":"text"},"body":{}},
  dajDaneKorespondencyjne: {"path":{},"query":{"idPunktuOdbioru":"integer","lang":"text","nip":"text"},"body":{}},
  zglosZmianeDanychKorespondencyjnych: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idPunktuOdbioru":"json","imie":"json","imie2":"json","nazwisko":"json","nazwisko2":"json","nazwa":"json","telefon":"json","email":"json","fax":"json","www":"json","miejscowosc":"json","ulica":"json","nrDomu":"json","nrLokalu":"json","kodPocztowy":"json"}},
  dajHistorieZmianDanych: {"path":{},"query":{"idPunktuOdbioru":"integer","lang":"text","nip":"text"},"body":{}},
  dajListeNaleznosci: {"path":{},"query":{"rok":"integer","rodzajPlatnosci":"text","lang":"text","nip":"text"},"body":{}},
  dajListeNaleznosciPdf: {"path":{},"query":{"rok":"integer","rodzajPlatnosci":"text","lang":"text","nip":"text"},"body":{}},
  dajInneUslugi: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajKarteNaleznosci: {"path":{"idKartyNaleznosci":"integer"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajRaty: {"path":{"idKartyNaleznosci":"integer"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajRatyPdf: {"path":{"idKartyNaleznosci":"integer"},"query":{"tytul":"text","typNaleznosci":"text","dataOd":"text","dataDo":"text","kwotaOd":"number","kwotaDo":"number","lang":"text","nip":"text"},"body":{}},
  dajWplaty: {"path":{"idKartyNaleznosci":"integer"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajElementy: {"path":{"idKartyNaleznosci":"integer"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajLataDlaNaleznosci: {"path":{},"query":{"idKartyNaleznosci":"integer","rok":"integer","lang":"text","nip":"text"},"body":{}},
  drukDowoduWplaty: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idKartyNaleznosci":"json","idNaleznosciRatyZbiorczej":"json","idNaleznosciRaty":"json"}},
  dajLataAkcyzy: {"path":{},"query":{"lang":"text","nip":"text"},"body":{}},
  dajWnioskiAkcyzowe: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajWnioskiAkcyzowePdf: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajZwrotyAkcyzy: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajZwrotyAkcyzyPdf: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajOplatyLokalne: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajOplatyLokalnePdf: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajZasadyNieczystosci: {"path":{},"query":{"lang":"text"},"body":{}},
  dajZamowieniaNieczystosci: {"path":{},"query":{"lang":"text","nip":"text"},"body":{}},
  zamowOdbiorNieczystosci: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idPunktuOdbioru":"json","adres":"json","pojemnosc":"json","odDnia":"json","doDnia":"json","telefon":"json","uwagi":"json"}},
  anulujZamowienieNieczystosci: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idZamowienia":"json"}},
  przygotujLogowanieWezlem: {"path":{},"query":{"lang":"text"},"body":{"adresPrzekierowaniaOk":"json","adresPrzekierowaniaBlad":"json","adresPrzekierowaniaPotwierdzenieDanych":"json"}},
  przygotujPotwierdzenieWezlem: {"path":{},"query":{"lang":"text"},"body":{"adresPrzekierowaniaOk":"json","adresPrzekierowaniaBlad":"json","adresPrzekierowaniaPotwierdzenieDanych":"json"}},
  odbierzLogowanieWezlem: {"path":{},"query":{"lang":"text"},"body":{"token":"json"}},
  dajDaneDoPotwierdzenia: {"path":{},"query":{"lang":"text"},"body":{"data":"json"}},
  potwierdzDane: {"path":{},"query":{"data":"text","lang":"text"},"body":{"imie":"json","nazwisko":"json","pesel":"json","email":"json","nip":"json","zgodaPrzetwarzanieDanych":"json","zgodaRegulamin":"json"}},
  zmienHaslo: {"path":{},"query":{"lang":"text"},"body":{"stareHaslo":"json","noweHaslo":"json"}},
  zmienEmail: {"path":{},"query":{"lang":"text"},"body":{"nowyEmail":"json","haslo":"json"}},
  potwierdzSwojEmail: {"path":{},"query":{"lang":"text"},"body":{"hash":"json"}},
  dajZgody: {"path":{},"query":{"lang":"text"},"body":{}},
  zapiszZgody: {"path":{},"query":{"lang":"text"},"body":{"powiadomieniaEmail":"json","powiadomieniaSms":"json","email":"json","telefon":"json"}},
  daj2Fa: {"path":{},"query":{"lang":"text"},"body":{}},
  zapisz2Fa: {"path":{},"query":{"lang":"text"},"body":{"czy2FaAktywne":"json","totp":"json","haslo":"json"}},
  usunKonto: {"path":{},"query":{"lang":"text"},"body":{}},
  dajLogowania: {"path":{},"query":{"lang":"text"},"body":{}},
  zakonczSesje: {"path":{},"query":{"lang":"text"},"body":{"idSesji":"json"}},
  potwierdzPierwszeLogowanie: {"path":{},"query":{"lang":"text"},"body":{}},
  dodajPrzelew: {"path":{"channel":"text"},"query":{"lang":"text","nip":"text"},"body":{"idKartyNaleznosci":"json","idNaleznosciRatyZbiorczej":"json","idNaleznosciRaty":"json","kwota":"json","urlPowrotuOk":"json","urlPowrotuBlad":"json"}},
  dajHistoriePlatnosci: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajHistoriePlatnosciPdf: {"path":{},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajPlatnosc: {"path":{"idTransakcji":"text"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajPlatnoscPdf: {"path":{"idTransakcji":"text"},"query":{"rok":"integer","lang":"text","nip":"text"},"body":{}},
  dajDanePrzelewu: {"path":{"idKartyNaleznosci":"integer"},"query":{"lang":"text","nip":"text"},"body":{}},
  dajTerminyPlatnosci: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajOplatyZaZezwolenia: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajOplatyZaZezwoleniaPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajKonfiguracje: {"path":{},"query":{"lang":"text"},"body":{}},
  dajStanPrzerwyTechnicznej: {"path":{},"query":{"lang":"text"},"body":{}},
  dajMenuBoczne: {"path":{},"query":{"lang":"text"},"body":{}},
  dajLicznikOdwiedzin: {"path":{},"query":{"lang":"text"},"body":{}},
  dajKontakt: {"path":{},"query":{"lang":"text"},"body":{}},
  dajListeUslug: {"path":{},"query":{"lang":"text"},"body":{}},
  dajLataBudzetowe: {"path":{},"query":{"lang":"text"},"body":{}},
  dajDochodyBudzetu: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajDochodyBudzetuPdf: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajWydatkiBudzetu: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajWydatkiBudzetuPdf: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajStatusyMeldunkoweMieszkancow: {"path":{},"query":{"lang":"text"},"body":{}},
  dajStatusyMeldunkoweMieszkancowPdf: {"path":{},"query":{"lang":"text"},"body":{}},
  informacjaLiczbaWyborcow: {"path":{},"query":{"data":"text","lang":"text"},"body":{}},
  informacjaLiczbaWyborcowPdf: {"path":{},"query":{"data":"text","lang":"text"},"body":{}},
  sprawdzWyborce: {"path":{},"query":{"lang":"text"},"body":{"pesel":"json","nazwisko":"json"}},
  dajZameldowaniaWgPlciWieku: {"path":{},"query":{"lang":"text"},"body":{}},
  dajZameldowaniaWgPlciWiekuPdf: {"path":{},"query":{"lang":"text"},"body":{}},
  dajNajpopularniejszeImiona: {"path":{},"query":{"lang":"text"},"body":{}},
  dajNajpopularniejszeImionaPdf: {"path":{},"query":{"lang":"text"},"body":{}},
  dajLataUrodzen: {"path":{},"query":{"lang":"text"},"body":{}},
  dajNajpopularniejszeImionaWgRoku: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajNajpopularniejszeImionaWgRokuPdf: {"path":{},"query":{"rok":"integer","lang":"text"},"body":{}},
  dajZgodyRejestracji: {"path":{},"query":{"lang":"text"},"body":{}},
  zarejestruj: {"path":{},"query":{"lang":"text"},"body":{"imie":"json","nazwisko":"json","login":"json","haslo":"json","email":"json","pesel":"json","nip":"json","returnUrl":"json","zgodaPrzetwarzanieDanych":"json","zgodaRegulamin":"json","recaptcha":"json"}},
  wyslijLinkAktywacyjny: {"path":{},"query":{"lang":"text"},"body":{"login":"json","email":"json","returnUrl":"json","recaptcha":"json"}},
  resetujHaslo: {"path":{},"query":{"lang":"text"},"body":{"login":"json","email":"json","recaptcha":"json"}},
  ustawHaslo: {"path":{},"query":{"lang":"text"},"body":{"noweHaslo":"json","kodZmianyHasla":"json"}},
  aktywujKonto: {"path":{},"query":{"lang":"text"},"body":{"hash":"json"}},
  aktywujKontoZUrzedu: {"path":{},"query":{"lang":"text"},"body":{"hash":"json","stareHaslo":"json","noweHaslo":"json"}},
  potwierdzEmail: {"path":{},"query":{"lang":"text"},"body":{"hash":"json"}},
  dajTematy: {"path":{},"query":{"lang":"text","nip":"text"},"body":{}},
  dajTelefonPlatnika: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajPunktyOdbioru: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajZgloszenia: {"path":{},"query":{"lang":"text","nip":"text"},"body":{}},
  dodajZgloszenie: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idPunktuOdbioru":"json","tematZgloszenia":"json","trescZgloszenia":"json"}},
  dajZgloszeniaPdf: {"path":{},"query":{"lang":"text","nip":"text"},"body":{}},
  dajPodatkiGminneZestawienie: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajPodatkiGminneZestawieniePdf: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajWymiarPodatku: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajWymiarPodatkuPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajDecyzjeWymiarowa: {"path":{},"query":{"idArchiwumDruku":"integer","lang":"text","nip":"text"},"body":{}},
  dajDecyzjeWymiarowaPdf: {"path":{},"query":{"idArchiwumDruku":"integer","lang":"text","nip":"text"},"body":{}},
  dajWykazPojazdowPlatnika: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajWykazPojazdowPlatnikaPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","lang":"text","nip":"text"},"body":{}},
  dajParametryOplatZaOdpady: {"path":{},"query":{"idKartyNaleznosci":"integer","wybranyPunktOdbioru":"integer","lang":"text","nip":"text"},"body":{}},
  dajParametryOplatZaOdpadyPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","wybranyPunktOdbioru":"integer","typWyswietlania":"text","lang":"text","nip":"text"},"body":{}},
  dajZestawienieWody: {"path":{},"query":{"idKartyNaleznosci":"integer","wybranyPunktOdbioru":"integer","wybranyLicznik":"text","lang":"text","nip":"text"},"body":{}},
  dajZestawienieWodyPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","wybranyPunktOdbioru":"integer","wybranyLicznik":"text","lang":"text","nip":"text"},"body":{}},
  dajOdczytyLicznikaPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","wybranyPunktOdbioru":"integer","wybranyLicznik":"text","lang":"text","nip":"text"},"body":{}},
  dajFaktureWody: {"path":{},"query":{"idKartyNaleznosci":"integer","idPunktuOdbioru":"integer","idDokumentuPdf":"integer","lang":"text","nip":"text"},"body":{}},
  dajFakturaWodyPdf: {"path":{},"query":{"idKartyNaleznosci":"integer","idPunktuOdbioru":"integer","idDokumentuPdf":"integer","lang":"text","nip":"text"},"body":{}},
  zapiszStanLicznika: {"path":{},"query":{"lang":"text","nip":"text"},"body":{"idLicznika":"json","nowyStanLicznika":"json"}},
  dajZgloszeniaStanuPdf: {"path":{},"query":{"idPunktu":"integer","nrLicznika":"text","lang":"text","nip":"text"},"body":{}},
  dajZgloszeniaStanu: {"path":{},"query":{"idPunktu":"integer","nrLicznika":"text","lang":"text","nip":"text"},"body":{}},
  dajProtokolWymianyWodomierza: {"path":{},"query":{"numerWodomierza":"text","lang":"text","nip":"text"},"body":{}},
  dajProtokolWymianyWodomierzaZeZdjeciami: {"path":{},"query":{"numerWodomierza":"text","lang":"text","nip":"text"},"body":{}},
  dajWymianeWodomierza: {"path":{},"query":{"numerWodomierza":"text","lang":"text","nip":"text"},"body":{}},
  dajZdjeciaWymianyWodomierza: {"path":{},"query":{"numerWodomierza":"text","lang":"text","nip":"text"},"body":{}},
};

const validators = (() => {
const exports = {};
exports.zaloguj = validate1;
const schema1 = {"type":"object","required":["login","haslo"],"properties":{"login":{"type":"string","minLength":1,"maxLength":100},"haslo":{"type":"string","minLength":1,"maxLength":200},"recaptcha":{"type":["string","null"],"maxLength":8000},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};
const func0 = ucs2length;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.haslo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "haslo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "login") || (key0 === "haslo")) || (key0 === "recaptcha")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.login !== undefined){
let data0 = data.login;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err3 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.haslo !== undefined){
let data1 = data.haslo;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err6 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.recaptcha !== undefined){
let data2 = data.recaptcha;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/type",keyword:"type",params:{type: schema1.properties.recaptcha.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 8000){
const err10 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/maxLength",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema1.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

exports.zalogujTotp = validate2;
const schema2 = {"type":"object","required":["kod","token"],"properties":{"kod":{"type":"string","pattern":"^[0-9]{6}$"},"token":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]{6}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kod === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kod"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kod") || (key0 === "token")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kod !== undefined){
let data0 = data.kod;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/kod",schemaPath:"#/properties/kod/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/kod",schemaPath:"#/properties/kod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema2.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

exports.dajWyzwanieCaptcha = validate3;
const schema3 = {"type":"object","required":["operacja"],"properties":{"operacja":{"type":"string","enum":["zaloguj","zarejestruj","wyslijLinkAktywacyjny","resetujHaslo"]},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operacja === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operacja"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "operacja") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.operacja !== undefined){
let data0 = data.operacja;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/operacja",schemaPath:"#/properties/operacja/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "zaloguj") || (data0 === "zarejestruj")) || (data0 === "wyslijLinkAktywacyjny")) || (data0 === "resetujHaslo"))){
const err3 = {instancePath:instancePath+"/operacja",schemaPath:"#/properties/operacja/enum",keyword:"enum",params:{allowedValues: schema3.properties.operacja.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema3.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

exports.dajInformacjeLogowania = validate4;
const schema4 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema4.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

exports.dajDaneUzytkownika = validate5;
const schema5 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema5.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

exports.dajListePodmiotow = validate6;
const schema6 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema6.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

exports.przedluzSesje = validate7;
const schema7 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":16,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 16){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema7.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

exports.wyloguj = validate8;
const schema8 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":16,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 16){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema8.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

exports.dajInformacjePubliczne = validate9;
const schema9 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema9.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

exports.dajStroneWlasna = validate10;
const schema10 = {"type":"object","required":["nazwaPliku"],"properties":{"nazwaPliku":{"type":"string","minLength":1,"maxLength":100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nazwaPliku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwaPliku"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "nazwaPliku") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nazwaPliku !== undefined){
let data0 = data.nazwaPliku;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/nazwaPliku",schemaPath:"#/properties/nazwaPliku/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/nazwaPliku",schemaPath:"#/properties/nazwaPliku/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/nazwaPliku",schemaPath:"#/properties/nazwaPliku/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema10.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

exports.dajZawartoscKatalogu = validate11;
const schema11 = {"type":"object","required":[],"properties":{"link":{"type":"string","minLength":1,"maxLength":100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "link") || (key0 === "?lang"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema11.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

exports.pobierzPlik = validate12;
const schema12 = {"type":"object","required":["link"],"properties":{"link":{"type":"string","minLength":1,"maxLength":100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "link") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema12.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

exports.dajStatusyIRejestry = validate13;
const schema13 = {"type":"object","required":[],"properties":{"idOrganizacji":{"type":"integer","minimum":1,"maximum":999999999},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "idOrganizacji") || (key0 === "?lang"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idOrganizacji !== undefined){
let data0 = data.idOrganizacji;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idOrganizacji",schemaPath:"#/properties/idOrganizacji/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999999 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idOrganizacji",schemaPath:"#/properties/idOrganizacji/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idOrganizacji",schemaPath:"#/properties/idOrganizacji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema13.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

exports.dajDeklaracjeDostepnosci = validate14;
const schema14 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema14.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

exports.dajDaneKorespondencyjne = validate15;
const schema15 = {"type":"object","required":[],"properties":{"idPunktuOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const pattern1 = new RegExp("^[0-9]{10}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "idPunktuOdbioru") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema15.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

exports.zglosZmianeDanychKorespondencyjnych = validate16;
const schema16 = {"type":"object","required":["idPunktuOdbioru","imie","imie2","nazwisko","nazwisko2","nazwa","telefon","email","fax","www","miejscowosc","ulica","nrDomu","nrLokalu","kodPocztowy"],"properties":{"idPunktuOdbioru":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"imie":{"type":["string","null"],"maxLength":60},"imie2":{"type":["string","null"],"maxLength":60},"nazwisko":{"type":["string","null"],"maxLength":100},"nazwisko2":{"type":["string","null"],"maxLength":100},"nazwa":{"type":["string","null"],"maxLength":200},"telefon":{"type":["string","null"],"maxLength":20},"email":{"type":["string","null"],"maxLength":254},"fax":{"type":["string","null"],"maxLength":20},"www":{"type":["string","null"],"maxLength":200},"miejscowosc":{"type":["string","null"],"maxLength":100},"ulica":{"type":["string","null"],"maxLength":100},"nrDomu":{"type":["string","null"],"maxLength":20},"nrLokalu":{"type":["string","null"],"maxLength":20},"kodPocztowy":{"type":["string","null"],"maxLength":6},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const func17 = Object.prototype.hasOwnProperty;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idPunktuOdbioru === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktuOdbioru"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.imie === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imie"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.imie2 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imie2"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nazwisko === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwisko"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.nazwisko2 === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwisko2"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.nazwa === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwa"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.telefon === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "telefon"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.email === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fax === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fax"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.www === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.miejscowosc === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "miejscowosc"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ulica === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ulica"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.nrDomu === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nrDomu"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.nrLokalu === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nrLokalu"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.kodPocztowy === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kodPocztowy"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema16.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err16 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: schema16.properties.idPunktuOdbioru.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err17 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err18 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.imie !== undefined){
let data1 = data.imie;
if((typeof data1 !== "string") && (data1 !== null)){
const err19 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: schema16.properties.imie.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err20 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.imie2 !== undefined){
let data2 = data.imie2;
if((typeof data2 !== "string") && (data2 !== null)){
const err21 = {instancePath:instancePath+"/imie2",schemaPath:"#/properties/imie2/type",keyword:"type",params:{type: schema16.properties.imie2.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err22 = {instancePath:instancePath+"/imie2",schemaPath:"#/properties/imie2/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.nazwisko !== undefined){
let data3 = data.nazwisko;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: schema16.properties.nazwisko.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err24 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.nazwisko2 !== undefined){
let data4 = data.nazwisko2;
if((typeof data4 !== "string") && (data4 !== null)){
const err25 = {instancePath:instancePath+"/nazwisko2",schemaPath:"#/properties/nazwisko2/type",keyword:"type",params:{type: schema16.properties.nazwisko2.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err26 = {instancePath:instancePath+"/nazwisko2",schemaPath:"#/properties/nazwisko2/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.nazwa !== undefined){
let data5 = data.nazwa;
if((typeof data5 !== "string") && (data5 !== null)){
const err27 = {instancePath:instancePath+"/nazwa",schemaPath:"#/properties/nazwa/type",keyword:"type",params:{type: schema16.properties.nazwa.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err28 = {instancePath:instancePath+"/nazwa",schemaPath:"#/properties/nazwa/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.telefon !== undefined){
let data6 = data.telefon;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema16.properties.telefon.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 20){
const err30 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.email !== undefined){
let data7 = data.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err31 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema16.properties.email.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 254){
const err32 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.fax !== undefined){
let data8 = data.fax;
if((typeof data8 !== "string") && (data8 !== null)){
const err33 = {instancePath:instancePath+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type: schema16.properties.fax.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 20){
const err34 = {instancePath:instancePath+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.www !== undefined){
let data9 = data.www;
if((typeof data9 !== "string") && (data9 !== null)){
const err35 = {instancePath:instancePath+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type: schema16.properties.www.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err36 = {instancePath:instancePath+"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.miejscowosc !== undefined){
let data10 = data.miejscowosc;
if((typeof data10 !== "string") && (data10 !== null)){
const err37 = {instancePath:instancePath+"/miejscowosc",schemaPath:"#/properties/miejscowosc/type",keyword:"type",params:{type: schema16.properties.miejscowosc.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 100){
const err38 = {instancePath:instancePath+"/miejscowosc",schemaPath:"#/properties/miejscowosc/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.ulica !== undefined){
let data11 = data.ulica;
if((typeof data11 !== "string") && (data11 !== null)){
const err39 = {instancePath:instancePath+"/ulica",schemaPath:"#/properties/ulica/type",keyword:"type",params:{type: schema16.properties.ulica.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 100){
const err40 = {instancePath:instancePath+"/ulica",schemaPath:"#/properties/ulica/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.nrDomu !== undefined){
let data12 = data.nrDomu;
if((typeof data12 !== "string") && (data12 !== null)){
const err41 = {instancePath:instancePath+"/nrDomu",schemaPath:"#/properties/nrDomu/type",keyword:"type",params:{type: schema16.properties.nrDomu.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 20){
const err42 = {instancePath:instancePath+"/nrDomu",schemaPath:"#/properties/nrDomu/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.nrLokalu !== undefined){
let data13 = data.nrLokalu;
if((typeof data13 !== "string") && (data13 !== null)){
const err43 = {instancePath:instancePath+"/nrLokalu",schemaPath:"#/properties/nrLokalu/type",keyword:"type",params:{type: schema16.properties.nrLokalu.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 20){
const err44 = {instancePath:instancePath+"/nrLokalu",schemaPath:"#/properties/nrLokalu/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.kodPocztowy !== undefined){
let data14 = data.kodPocztowy;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/kodPocztowy",schemaPath:"#/properties/kodPocztowy/type",keyword:"type",params:{type: schema16.properties.kodPocztowy.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 6){
const err46 = {instancePath:instancePath+"/kodPocztowy",schemaPath:"#/properties/kodPocztowy/maxLength",keyword:"maxLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data15 = data["?lang"];
if(typeof data15 !== "string"){
const err47 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((((data15 === "pl") || (data15 === "en")) || (data15 === "de")) || (data15 === "uk"))){
const err48 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema16.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data16 = data["?nip"];
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err49 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

exports.dajHistorieZmianDanych = validate17;
const schema17 = {"type":"object","required":[],"properties":{"idPunktuOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "idPunktuOdbioru") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema17.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

exports.dajListeNaleznosci = validate18;
const schema18 = {"type":"object","required":[],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"rodzajPlatnosci":{"$ref":"#/$defs/RodzajNaleznosci"},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const schema19 = {"type":"string","enum":["PODATKI_GMINNE","EWIDENCJE_NIEPODATKOWE","KONCESJE_NA_ALKOHOL","ODPADY","WODA_I_SCIEKI","SRODKI_TRANSPORTU","OPLATY_LOKALNE","PSY"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "rok") || (key0 === "rodzajPlatnosci")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.rodzajPlatnosci !== undefined){
let data1 = data.rodzajPlatnosci;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/rodzajPlatnosci",schemaPath:"#/$defs/RodzajNaleznosci/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data1 === "PODATKI_GMINNE") || (data1 === "EWIDENCJE_NIEPODATKOWE")) || (data1 === "KONCESJE_NA_ALKOHOL")) || (data1 === "ODPADY")) || (data1 === "WODA_I_SCIEKI")) || (data1 === "SRODKI_TRANSPORTU")) || (data1 === "OPLATY_LOKALNE")) || (data1 === "PSY"))){
const err5 = {instancePath:instancePath+"/rodzajPlatnosci",schemaPath:"#/$defs/RodzajNaleznosci/enum",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err7 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema18.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

exports.dajListeNaleznosciPdf = validate19;
const schema20 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"rodzajPlatnosci":{"$ref":"#/$defs/RodzajNaleznosci"},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "rok") || (key0 === "rodzajPlatnosci")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.rodzajPlatnosci !== undefined){
let data1 = data.rodzajPlatnosci;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/rodzajPlatnosci",schemaPath:"#/$defs/RodzajNaleznosci/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data1 === "PODATKI_GMINNE") || (data1 === "EWIDENCJE_NIEPODATKOWE")) || (data1 === "KONCESJE_NA_ALKOHOL")) || (data1 === "ODPADY")) || (data1 === "WODA_I_SCIEKI")) || (data1 === "SRODKI_TRANSPORTU")) || (data1 === "OPLATY_LOKALNE")) || (data1 === "PSY"))){
const err6 = {instancePath:instancePath+"/rodzajPlatnosci",schemaPath:"#/$defs/RodzajNaleznosci/enum",keyword:"enum",params:{allowedValues: schema19.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema20.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

exports.dajInneUslugi = validate20;
const schema22 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema22.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

exports.dajKarteNaleznosci = validate21;
const schema23 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema23.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

exports.dajRaty = validate22;
const schema24 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema24.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

exports.dajRatyPdf = validate23;
const schema25 = {"type":"object","required":["idKartyNaleznosci","tytul","typNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"tytul":{"type":"string","minLength":1,"maxLength":200},"typNaleznosci":{"$ref":"#/$defs/TypNaleznosci"},"dataOd":{"type":"string","format":"date"},"dataDo":{"type":"string","format":"date"},"kwotaOd":{"type":"number","minimum":0,"maximum":999999999.99,"multipleOf":0.01},"kwotaDo":{"type":"number","minimum":0,"maximum":999999999.99,"multipleOf":0.01},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const schema26 = {"type":"string","enum":["WSZYSTKIE","ZAPLACONE","NIEZAPLACONE"]};
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tytul === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tytul"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.typNaleznosci === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typNaleznosci"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema25.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.tytul !== undefined){
let data1 = data.tytul;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err7 = {instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.typNaleznosci !== undefined){
let data2 = data.typNaleznosci;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/typNaleznosci",schemaPath:"#/$defs/TypNaleznosci/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "WSZYSTKIE") || (data2 === "ZAPLACONE")) || (data2 === "NIEZAPLACONE"))){
const err11 = {instancePath:instancePath+"/typNaleznosci",schemaPath:"#/$defs/TypNaleznosci/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dataOd !== undefined){
let data3 = data.dataOd;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err12 = {instancePath:instancePath+"/dataOd",schemaPath:"#/properties/dataOd/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/dataOd",schemaPath:"#/properties/dataOd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dataDo !== undefined){
let data4 = data.dataDo;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err14 = {instancePath:instancePath+"/dataDo",schemaPath:"#/properties/dataDo/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/dataDo",schemaPath:"#/properties/dataDo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kwotaOd !== undefined){
let data5 = data.kwotaOd;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999.99 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/kwotaOd",schemaPath:"#/properties/kwotaOd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/kwotaOd",schemaPath:"#/properties/kwotaOd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
const err18 = {instancePath:instancePath+"/kwotaOd",schemaPath:"#/properties/kwotaOd/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/kwotaOd",schemaPath:"#/properties/kwotaOd/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.kwotaDo !== undefined){
let data6 = data.kwotaDo;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999.99 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/kwotaDo",schemaPath:"#/properties/kwotaDo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/kwotaDo",schemaPath:"#/properties/kwotaDo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
const err22 = {instancePath:instancePath+"/kwotaDo",schemaPath:"#/properties/kwotaDo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/kwotaDo",schemaPath:"#/properties/kwotaDo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data7 = data["?lang"];
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data7 === "pl") || (data7 === "en")) || (data7 === "de")) || (data7 === "uk"))){
const err25 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema25.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data8 = data["?nip"];
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err26 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

exports.dajWplaty = validate24;
const schema27 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema27.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

exports.dajElementy = validate25;
const schema28 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema28.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

exports.dajLataDlaNaleznosci = validate26;
const schema29 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idKartyNaleznosci") || (key0 === "rok")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.rok !== undefined){
let data1 = data.rok;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1900 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema29.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

exports.drukDowoduWplaty = validate27;
const schema30 = {"type":"object","required":["idKartyNaleznosci","idNaleznosciRatyZbiorczej","idNaleznosciRaty"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"idNaleznosciRatyZbiorczej":{"type":"array","minItems":1,"maxItems":400,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}},"idNaleznosciRaty":{"type":"array","maxItems":400,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":2147483647}},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idNaleznosciRatyZbiorczej === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idNaleznosciRatyZbiorczej"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.idNaleznosciRaty === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idNaleznosciRaty"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "idNaleznosciRatyZbiorczej")) || (key0 === "idNaleznosciRaty")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.idNaleznosciRatyZbiorczej !== undefined){
let data1 = data.idNaleznosciRatyZbiorczej;
if(Array.isArray(data1)){
if(data1.length > 400){
const err7 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/maxItems",keyword:"maxItems",params:{limit: 400}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.idNaleznosciRaty !== undefined){
let data3 = data.idNaleznosciRaty;
if(Array.isArray(data3)){
if(data3.length > 400){
const err14 = {instancePath:instancePath+"/idNaleznosciRaty",schemaPath:"#/properties/idNaleznosciRaty/maxItems",keyword:"maxItems",params:{limit: 400}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/idNaleznosciRaty/" + i2,schemaPath:"#/properties/idNaleznosciRaty/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/idNaleznosciRaty/" + i2,schemaPath:"#/properties/idNaleznosciRaty/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/idNaleznosciRaty/" + i2,schemaPath:"#/properties/idNaleznosciRaty/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/idNaleznosciRaty",schemaPath:"#/properties/idNaleznosciRaty/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err19 = {instancePath:instancePath+"/idNaleznosciRaty",schemaPath:"#/properties/idNaleznosciRaty/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data5 = data["?lang"];
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data5 === "pl") || (data5 === "en")) || (data5 === "de")) || (data5 === "uk"))){
const err21 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema30.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data6 = data["?nip"];
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err22 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

exports.dajLataAkcyzy = validate28;
const schema31 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "?lang") || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema31.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data1 = data["?nip"];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

exports.dajWnioskiAkcyzowe = validate29;
const schema32 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema32.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

exports.dajWnioskiAkcyzowePdf = validate30;
const schema33 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema33.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

exports.dajZwrotyAkcyzy = validate31;
const schema34 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema34.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

exports.dajZwrotyAkcyzyPdf = validate32;
const schema35 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema35.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

exports.dajOplatyLokalne = validate33;
const schema36 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema36.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

exports.dajOplatyLokalnePdf = validate34;
const schema37 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema37.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

exports.dajZasadyNieczystosci = validate35;
const schema38 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema38.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

exports.dajZamowieniaNieczystosci = validate36;
const schema39 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "?lang") || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema39.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data1 = data["?nip"];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

exports.zamowOdbiorNieczystosci = validate37;
const schema40 = {"type":"object","required":["pojemnosc","odDnia","doDnia","telefon"],"properties":{"idPunktuOdbioru":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"adres":{"type":["string","null"],"minLength":5,"maxLength":200},"pojemnosc":{"type":"number","minimum":1,"maximum":50},"odDnia":{"type":"string","format":"date"},"doDnia":{"type":"string","format":"date"},"telefon":{"type":"string","pattern":"^[0-9]{9}$"},"uwagi":{"type":["string","null"],"maxLength":500},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const pattern22 = new RegExp("^[0-9]{9}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pojemnosc === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pojemnosc"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.odDnia === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "odDnia"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.doDnia === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "doDnia"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.telefon === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "telefon"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema40.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: schema40.properties.idPunktuOdbioru.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.adres !== undefined){
let data1 = data.adres;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/type",keyword:"type",params:{type: schema40.properties.adres.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err9 = {instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data1) < 5){
const err10 = {instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/minLength",keyword:"minLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.pojemnosc !== undefined){
let data2 = data.pojemnosc;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/pojemnosc",schemaPath:"#/properties/pojemnosc/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/pojemnosc",schemaPath:"#/properties/pojemnosc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/pojemnosc",schemaPath:"#/properties/pojemnosc/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.odDnia !== undefined){
let data3 = data.odDnia;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err14 = {instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.doDnia !== undefined){
let data4 = data.doDnia;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err16 = {instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.telefon !== undefined){
let data5 = data.telefon;
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err18 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/pattern",keyword:"pattern",params:{pattern: "^[0-9]{9}$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.uwagi !== undefined){
let data6 = data.uwagi;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/uwagi",schemaPath:"#/properties/uwagi/type",keyword:"type",params:{type: schema40.properties.uwagi.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 500){
const err21 = {instancePath:instancePath+"/uwagi",schemaPath:"#/properties/uwagi/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data7 = data["?lang"];
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data7 === "pl") || (data7 === "en")) || (data7 === "de")) || (data7 === "uk"))){
const err23 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema40.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data8 = data["?nip"];
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err24 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

exports.anulujZamowienieNieczystosci = validate38;
const schema41 = {"type":"object","required":["idZamowienia"],"properties":{"idZamowienia":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idZamowienia === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idZamowienia"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idZamowienia") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idZamowienia !== undefined){
let data0 = data.idZamowienia;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idZamowienia",schemaPath:"#/properties/idZamowienia/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idZamowienia",schemaPath:"#/properties/idZamowienia/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idZamowienia",schemaPath:"#/properties/idZamowienia/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema41.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

exports.przygotujLogowanieWezlem = validate39;
const schema42 = {"type":"object","required":["adresPrzekierowaniaOk","adresPrzekierowaniaBlad","adresPrzekierowaniaPotwierdzenieDanych"],"properties":{"adresPrzekierowaniaOk":{"type":"string","format":"uri","maxLength":300},"adresPrzekierowaniaBlad":{"type":"string","format":"uri","maxLength":300},"adresPrzekierowaniaPotwierdzenieDanych":{"type":"string","format":"uri","maxLength":300},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};
const formats8 = /^[A-Za-z][A-Za-z\d+.-]*:[^\s]+$/;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adresPrzekierowaniaOk === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaOk"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adresPrzekierowaniaBlad === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaBlad"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.adresPrzekierowaniaPotwierdzenieDanych === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaPotwierdzenieDanych"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "adresPrzekierowaniaOk") || (key0 === "adresPrzekierowaniaBlad")) || (key0 === "adresPrzekierowaniaPotwierdzenieDanych")) || (key0 === "?lang"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.adresPrzekierowaniaOk !== undefined){
let data0 = data.adresPrzekierowaniaOk;
if(typeof data0 === "string"){
if(func0(data0) > 300){
const err4 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats8.test(data0))){
const err5 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.adresPrzekierowaniaBlad !== undefined){
let data1 = data.adresPrzekierowaniaBlad;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err7 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats8.test(data1))){
const err8 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.adresPrzekierowaniaPotwierdzenieDanych !== undefined){
let data2 = data.adresPrzekierowaniaPotwierdzenieDanych;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err10 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats8.test(data2))){
const err11 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema42.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

exports.przygotujPotwierdzenieWezlem = validate40;
const schema43 = {"type":"object","required":["adresPrzekierowaniaOk","adresPrzekierowaniaBlad","adresPrzekierowaniaPotwierdzenieDanych"],"properties":{"adresPrzekierowaniaOk":{"type":"string","format":"uri","maxLength":300},"adresPrzekierowaniaBlad":{"type":"string","format":"uri","maxLength":300},"adresPrzekierowaniaPotwierdzenieDanych":{"type":"string","format":"uri","maxLength":300},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adresPrzekierowaniaOk === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaOk"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adresPrzekierowaniaBlad === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaBlad"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.adresPrzekierowaniaPotwierdzenieDanych === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adresPrzekierowaniaPotwierdzenieDanych"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "adresPrzekierowaniaOk") || (key0 === "adresPrzekierowaniaBlad")) || (key0 === "adresPrzekierowaniaPotwierdzenieDanych")) || (key0 === "?lang"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.adresPrzekierowaniaOk !== undefined){
let data0 = data.adresPrzekierowaniaOk;
if(typeof data0 === "string"){
if(func0(data0) > 300){
const err4 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats8.test(data0))){
const err5 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/adresPrzekierowaniaOk",schemaPath:"#/properties/adresPrzekierowaniaOk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.adresPrzekierowaniaBlad !== undefined){
let data1 = data.adresPrzekierowaniaBlad;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err7 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats8.test(data1))){
const err8 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/adresPrzekierowaniaBlad",schemaPath:"#/properties/adresPrzekierowaniaBlad/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.adresPrzekierowaniaPotwierdzenieDanych !== undefined){
let data2 = data.adresPrzekierowaniaPotwierdzenieDanych;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err10 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats8.test(data2))){
const err11 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/adresPrzekierowaniaPotwierdzenieDanych",schemaPath:"#/properties/adresPrzekierowaniaPotwierdzenieDanych/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema43.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

exports.odbierzLogowanieWezlem = validate41;
const schema44 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema44.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

exports.dajDaneDoPotwierdzenia = validate42;
const schema45 = {"type":"object","required":["data"],"properties":{"data":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema45.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

exports.potwierdzDane = validate43;
const schema46 = {"type":"object","required":["data","imie","nazwisko","pesel","email"],"properties":{"data":{"type":"string","minLength":1,"maxLength":200},"imie":{"type":"string","maxLength":100},"nazwisko":{"type":"string","maxLength":100},"pesel":{"type":"string","pattern":"^[0-9]{11}$"},"email":{"type":"string","format":"email","maxLength":120},"nip":{"type":["string","null"],"pattern":"^[0-9]{10}$"},"zgodaPrzetwarzanieDanych":{"type":"boolean"},"zgodaRegulamin":{"type":"boolean"},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};
const pattern25 = new RegExp("^[0-9]{11}$", "u");
const formats20 = /^[^\s@"(),:;<>[\]\\]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.imie === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imie"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nazwisko === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwisko"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pesel === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pesel"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema46.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.imie !== undefined){
let data1 = data.imie;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err9 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.nazwisko !== undefined){
let data2 = data.nazwisko;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err11 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.pesel !== undefined){
let data3 = data.pesel;
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
const err13 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats20.test(data4))){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.nip !== undefined){
let data5 = data.nip;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/type",keyword:"type",params:{type: schema46.properties.nip.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err19 = {instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.zgodaPrzetwarzanieDanych !== undefined){
if(typeof data.zgodaPrzetwarzanieDanych !== "boolean"){
const err20 = {instancePath:instancePath+"/zgodaPrzetwarzanieDanych",schemaPath:"#/properties/zgodaPrzetwarzanieDanych/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.zgodaRegulamin !== undefined){
if(typeof data.zgodaRegulamin !== "boolean"){
const err21 = {instancePath:instancePath+"/zgodaRegulamin",schemaPath:"#/properties/zgodaRegulamin/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data8 = data["?lang"];
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data8 === "pl") || (data8 === "en")) || (data8 === "de")) || (data8 === "uk"))){
const err23 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema46.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

exports.zmienHaslo = validate44;
const schema47 = {"type":"object","required":["noweHaslo"],"properties":{"stareHaslo":{"type":"string","minLength":1,"maxLength":200},"noweHaslo":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noweHaslo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noweHaslo"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "stareHaslo") || (key0 === "noweHaslo")) || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.stareHaslo !== undefined){
let data0 = data.stareHaslo;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.noweHaslo !== undefined){
let data1 = data.noweHaslo;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err5 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema47.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

exports.zmienEmail = validate45;
const schema48 = {"type":"object","required":["nowyEmail"],"properties":{"nowyEmail":{"type":"string","format":"email","maxLength":120},"haslo":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nowyEmail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nowyEmail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "nowyEmail") || (key0 === "haslo")) || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nowyEmail !== undefined){
let data0 = data.nowyEmail;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err2 = {instancePath:instancePath+"/nowyEmail",schemaPath:"#/properties/nowyEmail/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats20.test(data0))){
const err3 = {instancePath:instancePath+"/nowyEmail",schemaPath:"#/properties/nowyEmail/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/nowyEmail",schemaPath:"#/properties/nowyEmail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.haslo !== undefined){
let data1 = data.haslo;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err5 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema48.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

exports.potwierdzSwojEmail = validate46;
const schema49 = {"type":"object","required":["hash"],"properties":{"hash":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hash") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema49.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

exports.dajZgody = validate47;
const schema50 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema50.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

exports.zapiszZgody = validate48;
const schema51 = {"type":"object","required":["powiadomieniaEmail","powiadomieniaSms"],"properties":{"powiadomieniaEmail":{"type":"boolean"},"powiadomieniaSms":{"type":"boolean"},"email":{"type":["string","null"],"format":"email","maxLength":120},"telefon":{"type":["string","null"],"maxLength":20},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.powiadomieniaEmail === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "powiadomieniaEmail"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.powiadomieniaSms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "powiadomieniaSms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "powiadomieniaEmail") || (key0 === "powiadomieniaSms")) || (key0 === "email")) || (key0 === "telefon")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.powiadomieniaEmail !== undefined){
if(typeof data.powiadomieniaEmail !== "boolean"){
const err3 = {instancePath:instancePath+"/powiadomieniaEmail",schemaPath:"#/properties/powiadomieniaEmail/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.powiadomieniaSms !== undefined){
if(typeof data.powiadomieniaSms !== "boolean"){
const err4 = {instancePath:instancePath+"/powiadomieniaSms",schemaPath:"#/properties/powiadomieniaSms/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema51.properties.email.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats20.test(data2))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.telefon !== undefined){
let data3 = data.telefon;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema51.properties.telefon.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err9 = {instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data4 = data["?lang"];
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data4 === "pl") || (data4 === "en")) || (data4 === "de")) || (data4 === "uk"))){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema51.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

exports.daj2Fa = validate49;
const schema52 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema52.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

exports.zapisz2Fa = validate50;
const schema53 = {"type":"object","required":["czy2FaAktywne"],"properties":{"czy2FaAktywne":{"type":"boolean"},"totp":{"type":["string","null"],"pattern":"^[0-9]{6}$"},"haslo":{"type":["string","null"],"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.czy2FaAktywne === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "czy2FaAktywne"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "czy2FaAktywne") || (key0 === "totp")) || (key0 === "haslo")) || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.czy2FaAktywne !== undefined){
if(typeof data.czy2FaAktywne !== "boolean"){
const err2 = {instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.totp !== undefined){
let data1 = data.totp;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/type",keyword:"type",params:{type: schema53.properties.totp.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.haslo !== undefined){
let data2 = data.haslo;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/type",keyword:"type",params:{type: schema53.properties.haslo.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err6 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema53.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

exports.usunKonto = validate51;
const schema54 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema54.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

exports.dajLogowania = validate52;
const schema55 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema55.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

exports.zakonczSesje = validate53;
const schema56 = {"type":"object","required":[],"properties":{"idSesji":{"type":["string","null"],"maxLength":60},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "idSesji") || (key0 === "?lang"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idSesji !== undefined){
let data0 = data.idSesji;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/idSesji",schemaPath:"#/properties/idSesji/type",keyword:"type",params:{type: schema56.properties.idSesji.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err2 = {instancePath:instancePath+"/idSesji",schemaPath:"#/properties/idSesji/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema56.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

exports.potwierdzPierwszeLogowanie = validate54;
const schema57 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema57.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

exports.dodajPrzelew = validate55;
const schema58 = {"type":"object","required":["channel","idKartyNaleznosci","idNaleznosciRatyZbiorczej","idNaleznosciRaty","urlPowrotuOk","urlPowrotuBlad"],"properties":{"channel":{"type":"string","enum":["kir","p24"]},"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"idNaleznosciRatyZbiorczej":{"type":"array","maxItems":100,"items":{"type":"integer","minimum":1,"maximum":2147483647}},"idNaleznosciRaty":{"type":"array","maxItems":0,"items":{"type":"integer"}},"kwota":{"type":"number","minimum":0,"maximum":999999999.99,"multipleOf":0.01},"urlPowrotuOk":{"type":"string","format":"uri","maxLength":500},"urlPowrotuBlad":{"type":"string","format":"uri","maxLength":500},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idKartyNaleznosci === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.idNaleznosciRatyZbiorczej === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idNaleznosciRatyZbiorczej"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.idNaleznosciRaty === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idNaleznosciRaty"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.urlPowrotuOk === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urlPowrotuOk"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.urlPowrotuBlad === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urlPowrotuBlad"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema58.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.channel !== undefined){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data0 === "kir") || (data0 === "p24"))){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema58.properties.channel.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data1 = data.idKartyNaleznosci;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.idNaleznosciRatyZbiorczej !== undefined){
let data2 = data.idNaleznosciRatyZbiorczej;
if(Array.isArray(data2)){
if(data2.length > 100){
const err12 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej/" + i0,schemaPath:"#/properties/idNaleznosciRatyZbiorczej/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.idNaleznosciRaty !== undefined){
let data4 = data.idNaleznosciRaty;
if(Array.isArray(data4)){
if(data4.length > 0){
const err17 = {instancePath:instancePath+"/idNaleznosciRaty",schemaPath:"#/properties/idNaleznosciRaty/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/idNaleznosciRaty/" + i1,schemaPath:"#/properties/idNaleznosciRaty/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/idNaleznosciRaty",schemaPath:"#/properties/idNaleznosciRaty/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.kwota !== undefined){
let data6 = data.kwota;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999.99 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let res0;
if((0.01 === 0 || (res0 = data6/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
const err22 = {instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.urlPowrotuOk !== undefined){
let data7 = data.urlPowrotuOk;
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err24 = {instancePath:instancePath+"/urlPowrotuOk",schemaPath:"#/properties/urlPowrotuOk/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats8.test(data7))){
const err25 = {instancePath:instancePath+"/urlPowrotuOk",schemaPath:"#/properties/urlPowrotuOk/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/urlPowrotuOk",schemaPath:"#/properties/urlPowrotuOk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.urlPowrotuBlad !== undefined){
let data8 = data.urlPowrotuBlad;
if(typeof data8 === "string"){
if(func0(data8) > 500){
const err27 = {instancePath:instancePath+"/urlPowrotuBlad",schemaPath:"#/properties/urlPowrotuBlad/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats8.test(data8))){
const err28 = {instancePath:instancePath+"/urlPowrotuBlad",schemaPath:"#/properties/urlPowrotuBlad/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/urlPowrotuBlad",schemaPath:"#/properties/urlPowrotuBlad/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data9 = data["?lang"];
if(typeof data9 !== "string"){
const err30 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data9 === "pl") || (data9 === "en")) || (data9 === "de")) || (data9 === "uk"))){
const err31 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema58.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data10 = data["?nip"];
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err32 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

exports.dajHistoriePlatnosci = validate56;
const schema59 = {"type":"object","required":[],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema59.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

exports.dajHistoriePlatnosciPdf = validate57;
const schema60 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "rok") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema60.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

exports.dajPlatnosc = validate58;
const schema61 = {"type":"object","required":["idTransakcji"],"properties":{"idTransakcji":{"$ref":"#/$defs/IdTransakcji"},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const pattern31 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idTransakcji === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idTransakcji"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idTransakcji") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idTransakcji !== undefined){
let data0 = data.idTransakcji;
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema61.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

exports.dajPlatnoscPdf = validate59;
const schema63 = {"type":"object","required":["idTransakcji","rok"],"properties":{"idTransakcji":{"$ref":"#/$defs/IdTransakcji"},"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idTransakcji === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idTransakcji"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rok === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idTransakcji") || (key0 === "rok")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idTransakcji !== undefined){
let data0 = data.idTransakcji;
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err3 = {instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rok !== undefined){
let data1 = data.rok;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1900 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema63.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

exports.dajDanePrzelewu = validate60;
const schema65 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema65.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

exports.dajTerminyPlatnosci = validate61;
const schema66 = {"type":"object","required":[],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema66.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

exports.dajOplatyZaZezwolenia = validate62;
const schema67 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema67.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

exports.dajOplatyZaZezwoleniaPdf = validate63;
const schema68 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema68.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

exports.dajKonfiguracje = validate64;
const schema69 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema69.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

exports.dajStanPrzerwyTechnicznej = validate65;
const schema70 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema70.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

exports.dajMenuBoczne = validate66;
const schema71 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema71.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

exports.dajLicznikOdwiedzin = validate67;
const schema72 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema72.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

exports.dajKontakt = validate68;
const schema73 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema73.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

exports.dajListeUslug = validate69;
const schema74 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema74.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

exports.dajLataBudzetowe = validate70;
const schema75 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema75.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

exports.dajDochodyBudzetu = validate71;
const schema76 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema76.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

exports.dajDochodyBudzetuPdf = validate72;
const schema77 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema77.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

exports.dajWydatkiBudzetu = validate73;
const schema78 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema78.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

exports.dajWydatkiBudzetuPdf = validate74;
const schema79 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema79.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

exports.dajStatusyMeldunkoweMieszkancow = validate75;
const schema80 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema80.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

exports.dajStatusyMeldunkoweMieszkancowPdf = validate76;
const schema81 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema81.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

exports.informacjaLiczbaWyborcow = validate77;
const schema82 = {"type":"object","required":[],"properties":{"data":{"type":"string","format":"date"},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "data") || (key0 === "?lang"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema82.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

exports.informacjaLiczbaWyborcowPdf = validate78;
const schema83 = {"type":"object","required":[],"properties":{"data":{"type":"string","format":"date"},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "data") || (key0 === "?lang"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema83.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

exports.sprawdzWyborce = validate79;
const schema84 = {"type":"object","required":["pesel","nazwisko"],"properties":{"pesel":{"type":"string","pattern":"^[0-9]{11}$"},"nazwisko":{"type":"string","minLength":1,"maxLength":100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pesel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pesel"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nazwisko === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwisko"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "pesel") || (key0 === "nazwisko")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pesel !== undefined){
let data0 = data.pesel;
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
const err3 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.nazwisko !== undefined){
let data1 = data.nazwisko;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err5 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema84.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

exports.dajZameldowaniaWgPlciWieku = validate80;
const schema85 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema85.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

exports.dajZameldowaniaWgPlciWiekuPdf = validate81;
const schema86 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema86.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImiona = validate82;
const schema87 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema87.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImionaPdf = validate83;
const schema88 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema88.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

exports.dajLataUrodzen = validate84;
const schema89 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema89.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImionaWgRoku = validate85;
const schema90 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema90.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImionaWgRokuPdf = validate86;
const schema91 = {"type":"object","required":["rok"],"properties":{"rok":{"type":"integer","minimum":1900,"maximum":2100},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rok") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rok !== undefined){
let data0 = data.rok;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1900 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema91.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

exports.dajZgodyRejestracji = validate87;
const schema92 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "?lang")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema92.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

exports.zarejestruj = validate88;
const schema93 = {"type":"object","required":["imie","nazwisko","login","haslo","email","pesel","returnUrl"],"properties":{"imie":{"type":"string","minLength":1,"maxLength":60},"nazwisko":{"type":"string","minLength":1,"maxLength":80},"login":{"type":"string","pattern":"^[A-Za-z0-9._-]+$","minLength":3,"maxLength":60},"haslo":{"type":"string","minLength":1,"maxLength":200},"email":{"type":"string","format":"email","maxLength":120},"pesel":{"type":"string","pattern":"^[0-9]{11}$"},"nip":{"type":["string","null"],"pattern":"^[0-9]{10}$"},"returnUrl":{"type":"string","format":"uri","maxLength":300},"zgodaPrzetwarzanieDanych":{"type":"boolean"},"zgodaRegulamin":{"type":"boolean"},"recaptcha":{"type":["string","null"],"maxLength":8000},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};
const pattern40 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.imie === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imie"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nazwisko === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nazwisko"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.login === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.haslo === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "haslo"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pesel === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pesel"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.returnUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returnUrl"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func17.call(schema93.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.imie !== undefined){
let data0 = data.imie;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err8 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data0) < 1){
const err9 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.nazwisko !== undefined){
let data1 = data.nazwisko;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err11 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data1) < 1){
const err12 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.login !== undefined){
let data2 = data.login;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err14 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data2) < 3){
const err15 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern40.test(data2)){
const err16 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.haslo !== undefined){
let data3 = data.haslo;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err18 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data3) < 1){
const err19 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/haslo",schemaPath:"#/properties/haslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats20.test(data4))){
const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.pesel !== undefined){
let data5 = data.pesel;
if(typeof data5 === "string"){
if(!pattern25.test(data5)){
const err24 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.nip !== undefined){
let data6 = data.nip;
if((typeof data6 !== "string") && (data6 !== null)){
const err26 = {instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/type",keyword:"type",params:{type: schema93.properties.nip.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err27 = {instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.returnUrl !== undefined){
let data7 = data.returnUrl;
if(typeof data7 === "string"){
if(func0(data7) > 300){
const err28 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats8.test(data7))){
const err29 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.zgodaPrzetwarzanieDanych !== undefined){
if(typeof data.zgodaPrzetwarzanieDanych !== "boolean"){
const err31 = {instancePath:instancePath+"/zgodaPrzetwarzanieDanych",schemaPath:"#/properties/zgodaPrzetwarzanieDanych/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.zgodaRegulamin !== undefined){
if(typeof data.zgodaRegulamin !== "boolean"){
const err32 = {instancePath:instancePath+"/zgodaRegulamin",schemaPath:"#/properties/zgodaRegulamin/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.recaptcha !== undefined){
let data10 = data.recaptcha;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/type",keyword:"type",params:{type: schema93.properties.recaptcha.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 8000){
const err34 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/maxLength",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data11 = data["?lang"];
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((data11 === "pl") || (data11 === "en")) || (data11 === "de")) || (data11 === "uk"))){
const err36 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema93.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

exports.wyslijLinkAktywacyjny = validate89;
const schema94 = {"type":"object","required":["login","email","returnUrl"],"properties":{"login":{"type":"string","minLength":1,"maxLength":100},"email":{"type":"string","format":"email","maxLength":120},"returnUrl":{"type":"string","format":"uri","maxLength":300},"recaptcha":{"type":["string","null"],"maxLength":8000},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.returnUrl === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returnUrl"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "login") || (key0 === "email")) || (key0 === "returnUrl")) || (key0 === "recaptcha")) || (key0 === "?lang"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.login !== undefined){
let data0 = data.login;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err4 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats20.test(data1))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.returnUrl !== undefined){
let data2 = data.returnUrl;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err10 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats8.test(data2))){
const err11 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/returnUrl",schemaPath:"#/properties/returnUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.recaptcha !== undefined){
let data3 = data.recaptcha;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/type",keyword:"type",params:{type: schema94.properties.recaptcha.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 8000){
const err14 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/maxLength",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data4 = data["?lang"];
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data4 === "pl") || (data4 === "en")) || (data4 === "de")) || (data4 === "uk"))){
const err16 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema94.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

exports.resetujHaslo = validate90;
const schema95 = {"type":"object","required":["login","email"],"properties":{"login":{"type":"string","minLength":1,"maxLength":100},"email":{"type":"string","format":"email","maxLength":120},"recaptcha":{"type":["string","null"],"maxLength":8000},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "login") || (key0 === "email")) || (key0 === "recaptcha")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.login !== undefined){
let data0 = data.login;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err3 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats20.test(data1))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.recaptcha !== undefined){
let data2 = data.recaptcha;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/type",keyword:"type",params:{type: schema95.properties.recaptcha.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 8000){
const err10 = {instancePath:instancePath+"/recaptcha",schemaPath:"#/properties/recaptcha/maxLength",keyword:"maxLength",params:{limit: 8000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema95.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

exports.ustawHaslo = validate91;
const schema96 = {"type":"object","required":["noweHaslo","kodZmianyHasla"],"properties":{"noweHaslo":{"type":"string","minLength":1,"maxLength":200},"kodZmianyHasla":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noweHaslo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noweHaslo"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kodZmianyHasla === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kodZmianyHasla"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "noweHaslo") || (key0 === "kodZmianyHasla")) || (key0 === "?lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.noweHaslo !== undefined){
let data0 = data.noweHaslo;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err3 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kodZmianyHasla !== undefined){
let data1 = data.kodZmianyHasla;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err6 = {instancePath:instancePath+"/kodZmianyHasla",schemaPath:"#/properties/kodZmianyHasla/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/kodZmianyHasla",schemaPath:"#/properties/kodZmianyHasla/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/kodZmianyHasla",schemaPath:"#/properties/kodZmianyHasla/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err10 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema96.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

exports.aktywujKonto = validate92;
const schema97 = {"type":"object","required":["hash"],"properties":{"hash":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hash") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema97.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

exports.aktywujKontoZUrzedu = validate93;
const schema98 = {"type":"object","required":["hash","stareHaslo","noweHaslo"],"properties":{"hash":{"type":"string","minLength":1,"maxLength":200},"stareHaslo":{"type":"string","minLength":1,"maxLength":200},"noweHaslo":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stareHaslo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stareHaslo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.noweHaslo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noweHaslo"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "hash") || (key0 === "stareHaslo")) || (key0 === "noweHaslo")) || (key0 === "?lang"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err4 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.stareHaslo !== undefined){
let data1 = data.stareHaslo;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err7 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/stareHaslo",schemaPath:"#/properties/stareHaslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.noweHaslo !== undefined){
let data2 = data.noweHaslo;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err10 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/noweHaslo",schemaPath:"#/properties/noweHaslo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema98.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

exports.potwierdzEmail = validate94;
const schema99 = {"type":"object","required":["hash"],"properties":{"hash":{"type":"string","minLength":1,"maxLength":200},"?lang":{"type":"string","enum":["pl","en","de","uk"]}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hash") || (key0 === "?lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hash !== undefined){
let data0 = data.hash;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema99.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

exports.dajTematy = validate95;
const schema100 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "?lang") || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema100.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data1 = data["?nip"];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

exports.dajTelefonPlatnika = validate96;
const schema101 = {"type":"object","required":[],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema101.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

exports.dajPunktyOdbioru = validate97;
const schema102 = {"type":"object","required":[],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema102.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err6 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

exports.dajZgloszenia = validate98;
const schema103 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "?lang") || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema103.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data1 = data["?nip"];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

exports.dodajZgloszenie = validate99;
const schema104 = {"type":"object","required":["idPunktuOdbioru","tematZgloszenia","trescZgloszenia"],"properties":{"idPunktuOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"tematZgloszenia":{"type":"integer","minimum":1,"maximum":2147483647},"trescZgloszenia":{"type":"string","minLength":1,"maxLength":2000},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idPunktuOdbioru === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktuOdbioru"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tematZgloszenia === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tematZgloszenia"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trescZgloszenia === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trescZgloszenia"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idPunktuOdbioru") || (key0 === "tematZgloszenia")) || (key0 === "trescZgloszenia")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.tematZgloszenia !== undefined){
let data1 = data.tematZgloszenia;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/tematZgloszenia",schemaPath:"#/properties/tematZgloszenia/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/tematZgloszenia",schemaPath:"#/properties/tematZgloszenia/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/tematZgloszenia",schemaPath:"#/properties/tematZgloszenia/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.trescZgloszenia !== undefined){
let data2 = data.trescZgloszenia;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err10 = {instancePath:instancePath+"/trescZgloszenia",schemaPath:"#/properties/trescZgloszenia/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/trescZgloszenia",schemaPath:"#/properties/trescZgloszenia/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/trescZgloszenia",schemaPath:"#/properties/trescZgloszenia/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema104.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

exports.dajZgloszeniaPdf = validate100;
const schema105 = {"type":"object","required":[],"properties":{"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "?lang") || (key0 === "?nip"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data0 = data["?lang"];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "pl") || (data0 === "en")) || (data0 === "de")) || (data0 === "uk"))){
const err2 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema105.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data1 = data["?nip"];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

exports.dajPodatkiGminneZestawienie = validate101;
const schema106 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema106.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

exports.dajPodatkiGminneZestawieniePdf = validate102;
const schema107 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema107.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

exports.dajWymiarPodatku = validate103;
const schema108 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema108.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

exports.dajWymiarPodatkuPdf = validate104;
const schema109 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema109.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

exports.dajDecyzjeWymiarowa = validate105;
const schema110 = {"type":"object","required":["idArchiwumDruku"],"properties":{"idArchiwumDruku":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idArchiwumDruku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idArchiwumDruku"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idArchiwumDruku") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idArchiwumDruku !== undefined){
let data0 = data.idArchiwumDruku;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema110.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

exports.dajDecyzjeWymiarowaPdf = validate106;
const schema111 = {"type":"object","required":["idArchiwumDruku"],"properties":{"idArchiwumDruku":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idArchiwumDruku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idArchiwumDruku"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idArchiwumDruku") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idArchiwumDruku !== undefined){
let data0 = data.idArchiwumDruku;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idArchiwumDruku",schemaPath:"#/properties/idArchiwumDruku/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema111.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

exports.dajWykazPojazdowPlatnika = validate107;
const schema112 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema112.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

exports.dajWykazPojazdowPlatnikaPdf = validate108;
const schema113 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "idKartyNaleznosci") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema113.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

exports.dajParametryOplatZaOdpady = validate109;
const schema114 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyPunktOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idKartyNaleznosci") || (key0 === "wybranyPunktOdbioru")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.wybranyPunktOdbioru !== undefined){
let data1 = data.wybranyPunktOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema114.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

exports.dajParametryOplatZaOdpadyPdf = validate110;
const schema115 = {"type":"object","required":["idKartyNaleznosci","typWyswietlania"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyPunktOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"typWyswietlania":{"$ref":"#/$defs/TypParametrowOdpadow"},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};
const schema116 = {"type":"string","enum":["AKTUALNE","ARCHIWALNE"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.typWyswietlania === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typWyswietlania"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "wybranyPunktOdbioru")) || (key0 === "typWyswietlania")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.wybranyPunktOdbioru !== undefined){
let data1 = data.wybranyPunktOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.typWyswietlania !== undefined){
let data2 = data.typWyswietlania;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/typWyswietlania",schemaPath:"#/$defs/TypParametrowOdpadow/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "AKTUALNE") || (data2 === "ARCHIWALNE"))){
const err10 = {instancePath:instancePath+"/typWyswietlania",schemaPath:"#/$defs/TypParametrowOdpadow/enum",keyword:"enum",params:{allowedValues: schema116.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema115.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

exports.dajZestawienieWody = validate111;
const schema117 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyPunktOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyLicznik":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "wybranyPunktOdbioru")) || (key0 === "wybranyLicznik")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.wybranyPunktOdbioru !== undefined){
let data1 = data.wybranyPunktOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.wybranyLicznik !== undefined){
let data2 = data.wybranyLicznik;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err8 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema117.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

exports.dajZestawienieWodyPdf = validate112;
const schema118 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyPunktOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyLicznik":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "wybranyPunktOdbioru")) || (key0 === "wybranyLicznik")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.wybranyPunktOdbioru !== undefined){
let data1 = data.wybranyPunktOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.wybranyLicznik !== undefined){
let data2 = data.wybranyLicznik;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err8 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema118.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

exports.dajOdczytyLicznikaPdf = validate113;
const schema119 = {"type":"object","required":["idKartyNaleznosci"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyPunktOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"wybranyLicznik":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "wybranyPunktOdbioru")) || (key0 === "wybranyLicznik")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.wybranyPunktOdbioru !== undefined){
let data1 = data.wybranyPunktOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.wybranyLicznik !== undefined){
let data2 = data.wybranyLicznik;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err8 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err12 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema119.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

exports.dajFaktureWody = validate114;
const schema120 = {"type":"object","required":["idKartyNaleznosci","idPunktuOdbioru","idDokumentuPdf"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"idPunktuOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"idDokumentuPdf":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idPunktuOdbioru === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktuOdbioru"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.idDokumentuPdf === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idDokumentuPdf"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "idPunktuOdbioru")) || (key0 === "idDokumentuPdf")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.idPunktuOdbioru !== undefined){
let data1 = data.idPunktuOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.idDokumentuPdf !== undefined){
let data2 = data.idDokumentuPdf;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema120.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

exports.dajFakturaWodyPdf = validate115;
const schema121 = {"type":"object","required":["idKartyNaleznosci","idPunktuOdbioru","idDokumentuPdf"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1,"maximum":2147483647},"idPunktuOdbioru":{"type":"integer","minimum":1,"maximum":2147483647},"idDokumentuPdf":{"type":"integer","minimum":1,"maximum":2147483647},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idKartyNaleznosci === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idKartyNaleznosci"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idPunktuOdbioru === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktuOdbioru"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.idDokumentuPdf === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idDokumentuPdf"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "idKartyNaleznosci") || (key0 === "idPunktuOdbioru")) || (key0 === "idDokumentuPdf")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.idPunktuOdbioru !== undefined){
let data1 = data.idPunktuOdbioru;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.idDokumentuPdf !== undefined){
let data2 = data.idDokumentuPdf;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/idDokumentuPdf",schemaPath:"#/properties/idDokumentuPdf/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data["?lang"] !== undefined){
let data3 = data["?lang"];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "pl") || (data3 === "en")) || (data3 === "de")) || (data3 === "uk"))){
const err14 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema121.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data4 = data["?nip"];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err15 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

exports.zapiszStanLicznika = validate116;
const schema122 = {"type":"object","required":["idLicznika","nowyStanLicznika"],"properties":{"idLicznika":{"type":"integer","minimum":1,"maximum":2147483647},"nowyStanLicznika":{"type":"number","minimum":0,"maximum":999999999.999},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idLicznika === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idLicznika"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nowyStanLicznika === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nowyStanLicznika"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idLicznika") || (key0 === "nowyStanLicznika")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idLicznika !== undefined){
let data0 = data.idLicznika;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/idLicznika",schemaPath:"#/properties/idLicznika/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idLicznika",schemaPath:"#/properties/idLicznika/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idLicznika",schemaPath:"#/properties/idLicznika/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.nowyStanLicznika !== undefined){
let data1 = data.nowyStanLicznika;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999999.999 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/nowyStanLicznika",schemaPath:"#/properties/nowyStanLicznika/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.999}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/nowyStanLicznika",schemaPath:"#/properties/nowyStanLicznika/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nowyStanLicznika",schemaPath:"#/properties/nowyStanLicznika/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err10 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema122.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

exports.dajZgloszeniaStanuPdf = validate117;
const schema123 = {"type":"object","required":["idPunktu","nrLicznika"],"properties":{"idPunktu":{"type":"integer","minimum":1,"maximum":2147483647},"nrLicznika":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idPunktu === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktu"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nrLicznika === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nrLicznika"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idPunktu") || (key0 === "nrLicznika")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idPunktu !== undefined){
let data0 = data.idPunktu;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.nrLicznika !== undefined){
let data1 = data.nrLicznika;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err6 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err10 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema123.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

exports.dajZgloszeniaStanu = validate118;
const schema124 = {"type":"object","required":["idPunktu","nrLicznika"],"properties":{"idPunktu":{"type":"integer","minimum":1,"maximum":2147483647},"nrLicznika":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idPunktu === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idPunktu"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nrLicznika === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nrLicznika"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "idPunktu") || (key0 === "nrLicznika")) || (key0 === "?lang")) || (key0 === "?nip"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.idPunktu !== undefined){
let data0 = data.idPunktu;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.nrLicznika !== undefined){
let data1 = data.nrLicznika;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err6 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data2 = data["?lang"];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "pl") || (data2 === "en")) || (data2 === "de")) || (data2 === "uk"))){
const err10 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema124.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data3 = data["?nip"];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err11 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

exports.dajProtokolWymianyWodomierza = validate119;
const schema125 = {"type":"object","required":["numerWodomierza"],"properties":{"numerWodomierza":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.numerWodomierza === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numerWodomierza"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "numerWodomierza") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.numerWodomierza !== undefined){
let data0 = data.numerWodomierza;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err2 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema125.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

exports.dajProtokolWymianyWodomierzaZeZdjeciami = validate120;
const schema126 = {"type":"object","required":["numerWodomierza"],"properties":{"numerWodomierza":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.numerWodomierza === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numerWodomierza"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "numerWodomierza") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.numerWodomierza !== undefined){
let data0 = data.numerWodomierza;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err2 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema126.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

exports.dajWymianeWodomierza = validate121;
const schema127 = {"type":"object","required":["numerWodomierza"],"properties":{"numerWodomierza":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.numerWodomierza === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numerWodomierza"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "numerWodomierza") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.numerWodomierza !== undefined){
let data0 = data.numerWodomierza;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err2 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema127.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

exports.dajZdjeciaWymianyWodomierza = validate122;
const schema128 = {"type":"object","required":["numerWodomierza"],"properties":{"numerWodomierza":{"type":"string","minLength":1,"maxLength":40},"?lang":{"type":"string","enum":["pl","en","de","uk"]},"?nip":{"type":"string","pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.numerWodomierza === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numerWodomierza"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "numerWodomierza") || (key0 === "?lang")) || (key0 === "?nip"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.numerWodomierza !== undefined){
let data0 = data.numerWodomierza;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err2 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/numerWodomierza",schemaPath:"#/properties/numerWodomierza/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["?lang"] !== undefined){
let data1 = data["?lang"];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "pl") || (data1 === "en")) || (data1 === "de")) || (data1 === "uk"))){
const err6 = {instancePath:instancePath+"/?lang",schemaPath:"#/properties/%3Flang/enum",keyword:"enum",params:{allowedValues: schema128.properties["?lang"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["?nip"] !== undefined){
let data2 = data["?nip"];
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/?nip",schemaPath:"#/properties/%3Fnip/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
return exports;
})();

const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;
const DECIMAL = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,10})?$/;

/** Only plain decimal forms become numbers; anything else stays text and fails its type. */
function read(text, reading) {
  if (Array.isArray(reading)) return (Array.isArray(text) ? text : [text]).map((item) => read(item, reading[0]));
  if (reading === 'integer' && INTEGER.test(text)) return Number(text);
  if (reading === 'number' && DECIMAL.test(text)) return Number(text);
  if (reading === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

export function readRequest(operationId, raw) {
  if (!Object.hasOwn(places, operationId)) throw new Error(`The contract has no operation "${operationId}"`);
  const place = places[operationId];
  const args = {};
  const added = {};
  const problems = [];
  const problem = (field, keyword, params = {}) => problems.push({ field, keyword, params });
  for (const part of ['path', 'query']) {
    const given = (part === 'path' ? raw.params : raw.query) ?? {};
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(place[part], name)) problem(name, 'unknown', { in: part });
      else if (Array.isArray(given[name]) && !Array.isArray(place[part][name])) problem(name, 'doubled');
      else if (part === 'query' && (name === 'lang' || name === 'nip')) added[name] = given[name];
      else args[name] = read(given[name], place[part][name]);
    }
  }
  const hasBody = Object.keys(place.body).length > 0;
  const body = raw.body ?? (hasBody && raw.body === null ? null : {});
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    problem('', 'body');
    return { problems };
  }
  for (const name of Object.keys(body)) {
    if (Object.hasOwn(place.body, name)) args[name] = body[name];
    else problem(name, 'unknown', { in: 'body' });
  }
  const flat = { ...args };
  for (const name of Object.keys(added)) flat[`?${name}`] = added[name];
  const validate = validators[operationId];
  if (!validate(flat)) {
    for (const error of validate.errors) {
      const field = error.instancePath ? error.instancePath.slice(1).split('/')[0] : error.params.missingProperty;
      const name = (field ?? '').replace(/^\?/, '');
      if (error.keyword !== 'required' || !problems.some((earlier) => earlier.field === name)) {
        problem(name, error.keyword, error.params);
      }
    }
  }
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' && !isText(value)) problem(name, 'characters');
  }
  return problems.length ? { problems } : { args, ...added };
}

/** What a database can keep and a person can read: no control character but tab and line ends, no half of a character. */
function isText(text) {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text);
}
