// Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.
/** Characters as a person counts them: code points. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
const validators = (() => {
const exports = {};
exports.zaloguj = validate1;
const schema1 = {"type":"object","required":["token","czyOgraniczony","czyNiepotwierdzony","czy2FaAktywne","czasSesji"],"properties":{"token":{"type":"string","minLength":16,"maxLength":200},"czyOgraniczony":{"type":"boolean"},"czyNiepotwierdzony":{"type":"boolean"},"czy2FaAktywne":{"type":"boolean"},"czasSesji":{"type":"integer","minimum":1}},"additionalProperties":false};
const func0 = ucs2length;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate1.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

exports.zalogujTotp = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate2.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate2.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate2.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

exports.dajWyzwanieCaptcha = validate3;
const schema3 = {"type":"object","required":["wyzwanie","waznePrzez"],"properties":{"wyzwanie":{"type":"string"},"waznePrzez":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.wyzwanie === undefined) && (missing0 = "wyzwanie")) || ((data.waznePrzez === undefined) && (missing0 = "waznePrzez"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "wyzwanie") || (key0 === "waznePrzez"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.wyzwanie !== undefined){
const _errs2 = errors;
if(typeof data.wyzwanie !== "string"){
validate3.errors = [{instancePath:instancePath+"/wyzwanie",schemaPath:"#/properties/wyzwanie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waznePrzez !== undefined){
let data1 = data.waznePrzez;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate3.errors = [{instancePath:instancePath+"/waznePrzez",schemaPath:"#/properties/waznePrzez/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate3.errors = [{instancePath:instancePath+"/waznePrzez",schemaPath:"#/properties/waznePrzez/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

exports.dajInformacjeLogowania = validate4;
const schema4 = {"type":"object","required":["dodatkowyWpis1","dodatkowyWpis2","dodatkowyWpis3","hash"],"properties":{"dodatkowyWpis1":{"type":["string","null"]},"dodatkowyWpis2":{"type":["string","null"]},"dodatkowyWpis3":{"type":["string","null"]},"hash":{"type":"string"}},"additionalProperties":false};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.dodatkowyWpis1 === undefined) && (missing0 = "dodatkowyWpis1")) || ((data.dodatkowyWpis2 === undefined) && (missing0 = "dodatkowyWpis2"))) || ((data.dodatkowyWpis3 === undefined) && (missing0 = "dodatkowyWpis3"))) || ((data.hash === undefined) && (missing0 = "hash"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "dodatkowyWpis1") || (key0 === "dodatkowyWpis2")) || (key0 === "dodatkowyWpis3")) || (key0 === "hash"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dodatkowyWpis1 !== undefined){
let data0 = data.dodatkowyWpis1;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate4.errors = [{instancePath:instancePath+"/dodatkowyWpis1",schemaPath:"#/properties/dodatkowyWpis1/type",keyword:"type",params:{type: schema4.properties.dodatkowyWpis1.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dodatkowyWpis2 !== undefined){
let data1 = data.dodatkowyWpis2;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate4.errors = [{instancePath:instancePath+"/dodatkowyWpis2",schemaPath:"#/properties/dodatkowyWpis2/type",keyword:"type",params:{type: schema4.properties.dodatkowyWpis2.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dodatkowyWpis3 !== undefined){
let data2 = data.dodatkowyWpis3;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate4.errors = [{instancePath:instancePath+"/dodatkowyWpis3",schemaPath:"#/properties/dodatkowyWpis3/type",keyword:"type",params:{type: schema4.properties.dodatkowyWpis3.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
const _errs8 = errors;
if(typeof data.hash !== "string"){
validate4.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

exports.dajDaneUzytkownika = validate5;
const schema5 = {"type":"object","required":["imie","nazwisko","login","email","pesel","nip","czasSesji","czyInstytucja","czyPierwszeLogowanie","stan","nowyEmail","czyHaslo"],"properties":{"imie":{"type":"string"},"nazwisko":{"type":"string"},"login":{"type":"string"},"email":{"type":"string","format":"email"},"pesel":{"type":["string","null"],"pattern":"^[0-9]{11}$"},"nip":{"type":["string","null"],"pattern":"^[0-9]{10}$"},"czasSesji":{"type":"integer","minimum":1},"czyInstytucja":{"type":"boolean"},"czyPierwszeLogowanie":{"type":"boolean"},"stan":{"type":"string","enum":["NIEPOTWIERDZONE","NIEZWERYFIKOWANE","AKTYWNE"]},"nowyEmail":{"type":["string","null"],"format":"email"},"czyHaslo":{"type":"boolean"}},"additionalProperties":false};
const func4 = Object.prototype.hasOwnProperty;
const formats0 = /^[^\s@"(),:;<>[\]\\]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;
const pattern0 = new RegExp("^[0-9]{11}$", "u");
const pattern1 = new RegExp("^[0-9]{10}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.imie === undefined) && (missing0 = "imie")) || ((data.nazwisko === undefined) && (missing0 = "nazwisko"))) || ((data.login === undefined) && (missing0 = "login"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.pesel === undefined) && (missing0 = "pesel"))) || ((data.nip === undefined) && (missing0 = "nip"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))) || ((data.czyInstytucja === undefined) && (missing0 = "czyInstytucja"))) || ((data.czyPierwszeLogowanie === undefined) && (missing0 = "czyPierwszeLogowanie"))) || ((data.stan === undefined) && (missing0 = "stan"))) || ((data.nowyEmail === undefined) && (missing0 = "nowyEmail"))) || ((data.czyHaslo === undefined) && (missing0 = "czyHaslo"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema5.properties, key0))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.imie !== undefined){
const _errs2 = errors;
if(typeof data.imie !== "string"){
validate5.errors = [{instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwisko !== undefined){
const _errs4 = errors;
if(typeof data.nazwisko !== "string"){
validate5.errors = [{instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login !== undefined){
const _errs6 = errors;
if(typeof data.login !== "string"){
validate5.errors = [{instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data3 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate5.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesel !== undefined){
let data4 = data.pesel;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate5.errors = [{instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/type",keyword:"type",params:{type: schema5.properties.pesel.type}}];
return false;
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate5.errors = [{instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nip !== undefined){
let data5 = data.nip;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate5.errors = [{instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/type",keyword:"type",params:{type: schema5.properties.nip.type}}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate5.errors = [{instancePath:instancePath+"/nip",schemaPath:"#/properties/nip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data6 = data.czasSesji;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate5.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyInstytucja !== undefined){
const _errs16 = errors;
if(typeof data.czyInstytucja !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/czyInstytucja",schemaPath:"#/properties/czyInstytucja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyPierwszeLogowanie !== undefined){
const _errs18 = errors;
if(typeof data.czyPierwszeLogowanie !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/czyPierwszeLogowanie",schemaPath:"#/properties/czyPierwszeLogowanie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stan !== undefined){
let data9 = data.stan;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate5.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/properties/stan/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "NIEPOTWIERDZONE") || (data9 === "NIEZWERYFIKOWANE")) || (data9 === "AKTYWNE"))){
validate5.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/properties/stan/enum",keyword:"enum",params:{allowedValues: schema5.properties.stan.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nowyEmail !== undefined){
let data10 = data.nowyEmail;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate5.errors = [{instancePath:instancePath+"/nowyEmail",schemaPath:"#/properties/nowyEmail/type",keyword:"type",params:{type: schema5.properties.nowyEmail.type}}];
return false;
}
if(errors === _errs22){
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
validate5.errors = [{instancePath:instancePath+"/nowyEmail",schemaPath:"#/properties/nowyEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyHaslo !== undefined){
const _errs24 = errors;
if(typeof data.czyHaslo !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/czyHaslo",schemaPath:"#/properties/czyHaslo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

exports.dajListePodmiotow = validate6;
const schema6 = {"type":"object","required":["podmioty"],"properties":{"podmioty":{"type":"array","items":{"$ref":"#/$defs/Podmiot"}}},"additionalProperties":false};
const schema7 = {"type":"object","required":["idPodmiotu","nazwa","czyInstytucja","nip"],"properties":{"idPodmiotu":{"type":"string","maxLength":60},"nazwa":{"type":"string"},"czyInstytucja":{"type":"boolean"},"nip":{"type":["string","null"],"pattern":"^[0-9]{10}$"}},"additionalProperties":false};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.podmioty === undefined) && (missing0 = "podmioty")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "podmioty")){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.podmioty !== undefined){
let data0 = data.podmioty;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.idPodmiotu === undefined) && (missing1 = "idPodmiotu")) || ((data1.nazwa === undefined) && (missing1 = "nazwa"))) || ((data1.czyInstytucja === undefined) && (missing1 = "czyInstytucja"))) || ((data1.nip === undefined) && (missing1 = "nip"))){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0,schemaPath:"#/$defs/Podmiot/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "idPodmiotu") || (key1 === "nazwa")) || (key1 === "czyInstytucja")) || (key1 === "nip"))){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0,schemaPath:"#/$defs/Podmiot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idPodmiotu !== undefined){
let data2 = data1.idPodmiotu;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 60){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/idPodmiotu",schemaPath:"#/$defs/Podmiot/properties/idPodmiotu/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/idPodmiotu",schemaPath:"#/$defs/Podmiot/properties/idPodmiotu/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwa !== undefined){
const _errs10 = errors;
if(typeof data1.nazwa !== "string"){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/nazwa",schemaPath:"#/$defs/Podmiot/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.czyInstytucja !== undefined){
const _errs12 = errors;
if(typeof data1.czyInstytucja !== "boolean"){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/czyInstytucja",schemaPath:"#/$defs/Podmiot/properties/czyInstytucja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nip !== undefined){
let data5 = data1.nip;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/nip",schemaPath:"#/$defs/Podmiot/properties/nip/type",keyword:"type",params:{type: schema7.properties.nip.type}}];
return false;
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0+"/nip",schemaPath:"#/$defs/Podmiot/properties/nip/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}$"}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/podmioty/" + i0,schemaPath:"#/$defs/Podmiot/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/podmioty",schemaPath:"#/properties/podmioty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

exports.przedluzSesje = validate7;
const schema8 = {"type":"object","required":["czasDoKoncaSesji"],"properties":{"czasDoKoncaSesji":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czasDoKoncaSesji === undefined) && (missing0 = "czasDoKoncaSesji")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czasDoKoncaSesji")){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czasDoKoncaSesji !== undefined){
let data0 = data.czasDoKoncaSesji;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate7.errors = [{instancePath:instancePath+"/czasDoKoncaSesji",schemaPath:"#/properties/czasDoKoncaSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/czasDoKoncaSesji",schemaPath:"#/properties/czasDoKoncaSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

exports.wyloguj = validate8;
const schema9 = {"type":"object","required":["czyWylogowano"],"properties":{"czyWylogowano":{"type":"boolean"}},"additionalProperties":false};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyWylogowano === undefined) && (missing0 = "czyWylogowano")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyWylogowano")){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyWylogowano !== undefined){
if(typeof data.czyWylogowano !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/czyWylogowano",schemaPath:"#/properties/czyWylogowano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

exports.dajInformacjePubliczne = validate9;
const schema10 = {"type":"object","required":["elementy"],"properties":{"elementy":{"type":"array","items":{"$ref":"#/$defs/GrupaInformacjiPublicznych"}}},"additionalProperties":false};
const schema11 = {"type":"object","required":["nazwa","uslugi"],"properties":{"nazwa":{"type":"string"},"uslugi":{"type":"array","items":{"$ref":"#/$defs/UslugaInformacjiPublicznych"}}},"additionalProperties":false};
const schema12 = {"type":"object","required":["uslugaId","nazwa","czyChroniona"],"properties":{"uslugaId":{"type":"integer","minimum":1},"nazwa":{"type":"string"},"czyChroniona":{"type":"boolean"}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.nazwa === undefined) && (missing0 = "nazwa")) || ((data.uslugi === undefined) && (missing0 = "uslugi"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "nazwa") || (key0 === "uslugi"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nazwa !== undefined){
const _errs2 = errors;
if(typeof data.nazwa !== "string"){
validate10.errors = [{instancePath:instancePath+"/nazwa",schemaPath:"#/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugi !== undefined){
let data1 = data.uslugi;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.uslugaId === undefined) && (missing1 = "uslugaId")) || ((data2.nazwa === undefined) && (missing1 = "nazwa"))) || ((data2.czyChroniona === undefined) && (missing1 = "czyChroniona"))){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/UslugaInformacjiPublicznych/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((key1 === "uslugaId") || (key1 === "nazwa")) || (key1 === "czyChroniona"))){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/UslugaInformacjiPublicznych/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.uslugaId !== undefined){
let data3 = data2.uslugaId;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/uslugaId",schemaPath:"#/$defs/UslugaInformacjiPublicznych/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/uslugaId",schemaPath:"#/$defs/UslugaInformacjiPublicznych/properties/uslugaId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.nazwa !== undefined){
const _errs12 = errors;
if(typeof data2.nazwa !== "string"){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/nazwa",schemaPath:"#/$defs/UslugaInformacjiPublicznych/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.czyChroniona !== undefined){
const _errs14 = errors;
if(typeof data2.czyChroniona !== "boolean"){
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/czyChroniona",schemaPath:"#/$defs/UslugaInformacjiPublicznych/properties/czyChroniona/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/UslugaInformacjiPublicznych/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/uslugi",schemaPath:"#/properties/uslugi/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.elementy === undefined) && (missing0 = "elementy")){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "elementy")){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.elementy !== undefined){
let data0 = data.elementy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate10(data0[i0], {instancePath:instancePath+"/elementy/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/elementy",schemaPath:"#/properties/elementy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

exports.dajStroneWlasna = validate12;
const schema13 = {"type":"object","required":["tytul","html"],"properties":{"tytul":{"type":"string"},"html":{"type":"string","format":"html"}},"additionalProperties":false};
const formats4 = /^/;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.tytul === undefined) && (missing0 = "tytul")) || ((data.html === undefined) && (missing0 = "html"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "tytul") || (key0 === "html"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tytul !== undefined){
const _errs2 = errors;
if(typeof data.tytul !== "string"){
validate12.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.html !== undefined){
let data1 = data.html;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats4.test(data1))){
validate12.errors = [{instancePath:instancePath+"/html",schemaPath:"#/properties/html/format",keyword:"format",params:{format: "html"}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

exports.dajZawartoscKatalogu = validate13;
const schema14 = {"type":"object","required":["link","nazwaMenu","sciezka","katalogi","strony","pliki"],"properties":{"link":{"type":"string"},"nazwaMenu":{"type":"string"},"sciezka":{"type":"array","items":{"$ref":"#/$defs/PozycjaSciezki"}},"katalogi":{"type":"array","items":{"$ref":"#/$defs/KatalogPlikow"}},"strony":{"type":"array","items":{"$ref":"#/$defs/StronaKatalogu"}},"pliki":{"type":"array","items":{"$ref":"#/$defs/PlikKatalogu"}}},"additionalProperties":false};
const schema15 = {"type":"object","required":["nazwa","link"],"properties":{"nazwa":{"type":"string"},"link":{"type":"string"}},"additionalProperties":false};
const schema16 = {"type":"object","required":["nazwa","link","liczbaPozycji"],"properties":{"nazwa":{"type":"string"},"link":{"type":"string"},"liczbaPozycji":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema17 = {"type":"object","required":["nazwa","opis","nazwaPliku"],"properties":{"nazwa":{"type":"string"},"opis":{"type":["string","null"]},"nazwaPliku":{"type":"string"}},"additionalProperties":false};
const schema18 = {"type":"object","required":["nazwa","link","rozszerzenie","rozmiar"],"properties":{"nazwa":{"type":"string"},"link":{"type":"string"},"rozszerzenie":{"type":"string"},"rozmiar":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.link === undefined) && (missing0 = "link")) || ((data.nazwaMenu === undefined) && (missing0 = "nazwaMenu"))) || ((data.sciezka === undefined) && (missing0 = "sciezka"))) || ((data.katalogi === undefined) && (missing0 = "katalogi"))) || ((data.strony === undefined) && (missing0 = "strony"))) || ((data.pliki === undefined) && (missing0 = "pliki"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "link") || (key0 === "nazwaMenu")) || (key0 === "sciezka")) || (key0 === "katalogi")) || (key0 === "strony")) || (key0 === "pliki"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.link !== undefined){
const _errs2 = errors;
if(typeof data.link !== "string"){
validate13.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaMenu !== undefined){
const _errs4 = errors;
if(typeof data.nazwaMenu !== "string"){
validate13.errors = [{instancePath:instancePath+"/nazwaMenu",schemaPath:"#/properties/nazwaMenu/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sciezka !== undefined){
let data2 = data.sciezka;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.nazwa === undefined) && (missing1 = "nazwa")) || ((data3.link === undefined) && (missing1 = "link"))){
validate13.errors = [{instancePath:instancePath+"/sciezka/" + i0,schemaPath:"#/$defs/PozycjaSciezki/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "nazwa") || (key1 === "link"))){
validate13.errors = [{instancePath:instancePath+"/sciezka/" + i0,schemaPath:"#/$defs/PozycjaSciezki/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.nazwa !== undefined){
const _errs12 = errors;
if(typeof data3.nazwa !== "string"){
validate13.errors = [{instancePath:instancePath+"/sciezka/" + i0+"/nazwa",schemaPath:"#/$defs/PozycjaSciezki/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.link !== undefined){
const _errs14 = errors;
if(typeof data3.link !== "string"){
validate13.errors = [{instancePath:instancePath+"/sciezka/" + i0+"/link",schemaPath:"#/$defs/PozycjaSciezki/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/sciezka/" + i0,schemaPath:"#/$defs/PozycjaSciezki/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/sciezka",schemaPath:"#/properties/sciezka/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.katalogi !== undefined){
let data6 = data.katalogi;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.nazwa === undefined) && (missing2 = "nazwa")) || ((data7.link === undefined) && (missing2 = "link"))) || ((data7.liczbaPozycji === undefined) && (missing2 = "liczbaPozycji"))){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1,schemaPath:"#/$defs/KatalogPlikow/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs21 = errors;
for(const key2 in data7){
if(!(((key2 === "nazwa") || (key2 === "link")) || (key2 === "liczbaPozycji"))){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1,schemaPath:"#/$defs/KatalogPlikow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.nazwa !== undefined){
const _errs22 = errors;
if(typeof data7.nazwa !== "string"){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1+"/nazwa",schemaPath:"#/$defs/KatalogPlikow/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.link !== undefined){
const _errs24 = errors;
if(typeof data7.link !== "string"){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1+"/link",schemaPath:"#/$defs/KatalogPlikow/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.liczbaPozycji !== undefined){
let data10 = data7.liczbaPozycji;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1+"/liczbaPozycji",schemaPath:"#/$defs/KatalogPlikow/properties/liczbaPozycji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1+"/liczbaPozycji",schemaPath:"#/$defs/KatalogPlikow/properties/liczbaPozycji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/katalogi/" + i1,schemaPath:"#/$defs/KatalogPlikow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/katalogi",schemaPath:"#/properties/katalogi/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strony !== undefined){
let data11 = data.strony;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data11)){
var valid7 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((((data12.nazwa === undefined) && (missing3 = "nazwa")) || ((data12.opis === undefined) && (missing3 = "opis"))) || ((data12.nazwaPliku === undefined) && (missing3 = "nazwaPliku"))){
validate13.errors = [{instancePath:instancePath+"/strony/" + i2,schemaPath:"#/$defs/StronaKatalogu/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs33 = errors;
for(const key3 in data12){
if(!(((key3 === "nazwa") || (key3 === "opis")) || (key3 === "nazwaPliku"))){
validate13.errors = [{instancePath:instancePath+"/strony/" + i2,schemaPath:"#/$defs/StronaKatalogu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data12.nazwa !== undefined){
const _errs34 = errors;
if(typeof data12.nazwa !== "string"){
validate13.errors = [{instancePath:instancePath+"/strony/" + i2+"/nazwa",schemaPath:"#/$defs/StronaKatalogu/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs34 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.opis !== undefined){
let data14 = data12.opis;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate13.errors = [{instancePath:instancePath+"/strony/" + i2+"/opis",schemaPath:"#/$defs/StronaKatalogu/properties/opis/type",keyword:"type",params:{type: schema17.properties.opis.type}}];
return false;
}
var valid9 = _errs36 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data12.nazwaPliku !== undefined){
const _errs38 = errors;
if(typeof data12.nazwaPliku !== "string"){
validate13.errors = [{instancePath:instancePath+"/strony/" + i2+"/nazwaPliku",schemaPath:"#/$defs/StronaKatalogu/properties/nazwaPliku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs38 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/strony/" + i2,schemaPath:"#/$defs/StronaKatalogu/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs30 === errors;
if(!valid7){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/strony",schemaPath:"#/properties/strony/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pliki !== undefined){
let data16 = data.pliki;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data16)){
var valid10 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing4;
if(((((data17.nazwa === undefined) && (missing4 = "nazwa")) || ((data17.link === undefined) && (missing4 = "link"))) || ((data17.rozszerzenie === undefined) && (missing4 = "rozszerzenie"))) || ((data17.rozmiar === undefined) && (missing4 = "rozmiar"))){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3,schemaPath:"#/$defs/PlikKatalogu/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs45 = errors;
for(const key4 in data17){
if(!((((key4 === "nazwa") || (key4 === "link")) || (key4 === "rozszerzenie")) || (key4 === "rozmiar"))){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3,schemaPath:"#/$defs/PlikKatalogu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs45 === errors){
if(data17.nazwa !== undefined){
const _errs46 = errors;
if(typeof data17.nazwa !== "string"){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3+"/nazwa",schemaPath:"#/$defs/PlikKatalogu/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs46 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data17.link !== undefined){
const _errs48 = errors;
if(typeof data17.link !== "string"){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3+"/link",schemaPath:"#/$defs/PlikKatalogu/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs48 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data17.rozszerzenie !== undefined){
const _errs50 = errors;
if(typeof data17.rozszerzenie !== "string"){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3+"/rozszerzenie",schemaPath:"#/$defs/PlikKatalogu/properties/rozszerzenie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs50 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data17.rozmiar !== undefined){
let data21 = data17.rozmiar;
const _errs52 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3+"/rozmiar",schemaPath:"#/$defs/PlikKatalogu/properties/rozmiar/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3+"/rozmiar",schemaPath:"#/$defs/PlikKatalogu/properties/rozmiar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs52 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/pliki/" + i3,schemaPath:"#/$defs/PlikKatalogu/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs42 === errors;
if(!valid10){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/pliki",schemaPath:"#/properties/pliki/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

exports.dajStatusyIRejestry = validate14;
const schema19 = {"type":"object","required":["idOrganizacji","okna"],"properties":{"idOrganizacji":{"type":"integer","minimum":1},"okna":{"type":"array","items":{"$ref":"#/$defs/OknoSystemuSpraw"}}},"additionalProperties":false};
const schema20 = {"type":"object","required":["typ","sciezka"],"properties":{"typ":{"type":"string","enum":["STATUSY","REJESTRY"]},"sciezka":{"type":"string","pattern":"^[A-Za-z0-9]"}},"additionalProperties":false};
const pattern3 = new RegExp("^[A-Za-z0-9]", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idOrganizacji === undefined) && (missing0 = "idOrganizacji")) || ((data.okna === undefined) && (missing0 = "okna"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "idOrganizacji") || (key0 === "okna"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idOrganizacji !== undefined){
let data0 = data.idOrganizacji;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate14.errors = [{instancePath:instancePath+"/idOrganizacji",schemaPath:"#/properties/idOrganizacji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/idOrganizacji",schemaPath:"#/properties/idOrganizacji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.okna !== undefined){
let data1 = data.okna;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.typ === undefined) && (missing1 = "typ")) || ((data2.sciezka === undefined) && (missing1 = "sciezka"))){
validate14.errors = [{instancePath:instancePath+"/okna/" + i0,schemaPath:"#/$defs/OknoSystemuSpraw/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!((key1 === "typ") || (key1 === "sciezka"))){
validate14.errors = [{instancePath:instancePath+"/okna/" + i0,schemaPath:"#/$defs/OknoSystemuSpraw/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.typ !== undefined){
let data3 = data2.typ;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate14.errors = [{instancePath:instancePath+"/okna/" + i0+"/typ",schemaPath:"#/$defs/OknoSystemuSpraw/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "STATUSY") || (data3 === "REJESTRY"))){
validate14.errors = [{instancePath:instancePath+"/okna/" + i0+"/typ",schemaPath:"#/$defs/OknoSystemuSpraw/properties/typ/enum",keyword:"enum",params:{allowedValues: schema20.properties.typ.enum}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.sciezka !== undefined){
let data4 = data2.sciezka;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate14.errors = [{instancePath:instancePath+"/okna/" + i0+"/sciezka",schemaPath:"#/$defs/OknoSystemuSpraw/properties/sciezka/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]"}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/okna/" + i0+"/sciezka",schemaPath:"#/$defs/OknoSystemuSpraw/properties/sciezka/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/okna/" + i0,schemaPath:"#/$defs/OknoSystemuSpraw/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/okna",schemaPath:"#/properties/okna/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

exports.dajDeklaracjeDostepnosci = validate15;
const schema21 = {"type":"object","required":["nazwaPodmiotu","adresStrony","dataPublikacji","dataAktualizacji","status","niezgodnosci","dataSporzadzenia","dataPrzegladu","ocena","audytor","osoba","email","telefon","architektura","aplikacje","rzecznikUrl"],"properties":{"nazwaPodmiotu":{"type":"string"},"adresStrony":{"type":"string","format":"uri"},"dataPublikacji":{"type":"string","format":"date"},"dataAktualizacji":{"type":"string","format":"date"},"status":{"type":"string","enum":["ZGODNA","CZESCIOWO_ZGODNA","NIEZGODNA"]},"niezgodnosci":{"type":"array","items":{"type":"string"}},"dataSporzadzenia":{"type":"string","format":"date"},"dataPrzegladu":{"type":"string","format":"date"},"ocena":{"type":"string","enum":["SAMOOCENA","AUDYT"]},"audytor":{"type":["string","null"]},"osoba":{"type":"string"},"email":{"type":"string","format":"email"},"telefon":{"type":"string","format":"tel"},"architektura":{"type":"array","items":{"type":"string"}},"aplikacje":{"type":"array","items":{"type":"string"}},"rzecznikUrl":{"type":"string","format":"uri"}},"additionalProperties":false};
const formats6 = /^[A-Za-z][A-Za-z\d+.-]*:[^\s]+$/;
const formats8 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
const formats18 = /^\d{9}$/;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.nazwaPodmiotu === undefined) && (missing0 = "nazwaPodmiotu")) || ((data.adresStrony === undefined) && (missing0 = "adresStrony"))) || ((data.dataPublikacji === undefined) && (missing0 = "dataPublikacji"))) || ((data.dataAktualizacji === undefined) && (missing0 = "dataAktualizacji"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.niezgodnosci === undefined) && (missing0 = "niezgodnosci"))) || ((data.dataSporzadzenia === undefined) && (missing0 = "dataSporzadzenia"))) || ((data.dataPrzegladu === undefined) && (missing0 = "dataPrzegladu"))) || ((data.ocena === undefined) && (missing0 = "ocena"))) || ((data.audytor === undefined) && (missing0 = "audytor"))) || ((data.osoba === undefined) && (missing0 = "osoba"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.telefon === undefined) && (missing0 = "telefon"))) || ((data.architektura === undefined) && (missing0 = "architektura"))) || ((data.aplikacje === undefined) && (missing0 = "aplikacje"))) || ((data.rzecznikUrl === undefined) && (missing0 = "rzecznikUrl"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema21.properties, key0))){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nazwaPodmiotu !== undefined){
const _errs2 = errors;
if(typeof data.nazwaPodmiotu !== "string"){
validate15.errors = [{instancePath:instancePath+"/nazwaPodmiotu",schemaPath:"#/properties/nazwaPodmiotu/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adresStrony !== undefined){
let data1 = data.adresStrony;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate15.errors = [{instancePath:instancePath+"/adresStrony",schemaPath:"#/properties/adresStrony/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/adresStrony",schemaPath:"#/properties/adresStrony/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataPublikacji !== undefined){
let data2 = data.dataPublikacji;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
validate15.errors = [{instancePath:instancePath+"/dataPublikacji",schemaPath:"#/properties/dataPublikacji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/dataPublikacji",schemaPath:"#/properties/dataPublikacji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataAktualizacji !== undefined){
let data3 = data.dataAktualizacji;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
validate15.errors = [{instancePath:instancePath+"/dataAktualizacji",schemaPath:"#/properties/dataAktualizacji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/dataAktualizacji",schemaPath:"#/properties/dataAktualizacji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate15.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "ZGODNA") || (data4 === "CZESCIOWO_ZGODNA")) || (data4 === "NIEZGODNA"))){
validate15.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema21.properties.status.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.niezgodnosci !== undefined){
let data5 = data.niezgodnosci;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data5[i0] !== "string"){
validate15.errors = [{instancePath:instancePath+"/niezgodnosci/" + i0,schemaPath:"#/properties/niezgodnosci/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/niezgodnosci",schemaPath:"#/properties/niezgodnosci/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataSporzadzenia !== undefined){
let data7 = data.dataSporzadzenia;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
validate15.errors = [{instancePath:instancePath+"/dataSporzadzenia",schemaPath:"#/properties/dataSporzadzenia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/dataSporzadzenia",schemaPath:"#/properties/dataSporzadzenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataPrzegladu !== undefined){
let data8 = data.dataPrzegladu;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!(formats8.test(data8))){
validate15.errors = [{instancePath:instancePath+"/dataPrzegladu",schemaPath:"#/properties/dataPrzegladu/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/dataPrzegladu",schemaPath:"#/properties/dataPrzegladu/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocena !== undefined){
let data9 = data.ocena;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate15.errors = [{instancePath:instancePath+"/ocena",schemaPath:"#/properties/ocena/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data9 === "SAMOOCENA") || (data9 === "AUDYT"))){
validate15.errors = [{instancePath:instancePath+"/ocena",schemaPath:"#/properties/ocena/enum",keyword:"enum",params:{allowedValues: schema21.properties.ocena.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audytor !== undefined){
let data10 = data.audytor;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate15.errors = [{instancePath:instancePath+"/audytor",schemaPath:"#/properties/audytor/type",keyword:"type",params:{type: schema21.properties.audytor.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.osoba !== undefined){
const _errs24 = errors;
if(typeof data.osoba !== "string"){
validate15.errors = [{instancePath:instancePath+"/osoba",schemaPath:"#/properties/osoba/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data12 = data.email;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
validate15.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
let data13 = data.telefon;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data13 === "string"){
if(!(formats18.test(data13))){
validate15.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/format",keyword:"format",params:{format: "tel"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.architektura !== undefined){
let data14 = data.architektura;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(typeof data14[i1] !== "string"){
validate15.errors = [{instancePath:instancePath+"/architektura/" + i1,schemaPath:"#/properties/architektura/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs32 === errors;
if(!valid2){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/architektura",schemaPath:"#/properties/architektura/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplikacje !== undefined){
let data16 = data.aplikacje;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid3 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(typeof data16[i2] !== "string"){
validate15.errors = [{instancePath:instancePath+"/aplikacje/" + i2,schemaPath:"#/properties/aplikacje/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs36 === errors;
if(!valid3){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/aplikacje",schemaPath:"#/properties/aplikacje/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rzecznikUrl !== undefined){
let data18 = data.rzecznikUrl;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data18 === "string"){
if(!(formats6.test(data18))){
validate15.errors = [{instancePath:instancePath+"/rzecznikUrl",schemaPath:"#/properties/rzecznikUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/rzecznikUrl",schemaPath:"#/properties/rzecznikUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

exports.dajDaneKorespondencyjne = validate16;
const schema22 = {"type":"object","required":["imie","imie2","nazwisko","nazwisko2","nazwa","telefon","email","fax","www","miejscowosc","ulica","nrDomu","nrLokalu","kodPocztowy"],"properties":{"imie":{"type":["string","null"]},"imie2":{"type":["string","null"]},"nazwisko":{"type":["string","null"]},"nazwisko2":{"type":["string","null"]},"nazwa":{"type":["string","null"]},"telefon":{"type":["string","null"]},"email":{"type":["string","null"]},"fax":{"type":["string","null"]},"www":{"type":["string","null"]},"miejscowosc":{"type":["string","null"]},"ulica":{"type":["string","null"]},"nrDomu":{"type":["string","null"]},"nrLokalu":{"type":["string","null"]},"kodPocztowy":{"type":["string","null"]}},"additionalProperties":false};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.imie === undefined) && (missing0 = "imie")) || ((data.imie2 === undefined) && (missing0 = "imie2"))) || ((data.nazwisko === undefined) && (missing0 = "nazwisko"))) || ((data.nazwisko2 === undefined) && (missing0 = "nazwisko2"))) || ((data.nazwa === undefined) && (missing0 = "nazwa"))) || ((data.telefon === undefined) && (missing0 = "telefon"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fax === undefined) && (missing0 = "fax"))) || ((data.www === undefined) && (missing0 = "www"))) || ((data.miejscowosc === undefined) && (missing0 = "miejscowosc"))) || ((data.ulica === undefined) && (missing0 = "ulica"))) || ((data.nrDomu === undefined) && (missing0 = "nrDomu"))) || ((data.nrLokalu === undefined) && (missing0 = "nrLokalu"))) || ((data.kodPocztowy === undefined) && (missing0 = "kodPocztowy"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema22.properties, key0))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.imie !== undefined){
let data0 = data.imie;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate16.errors = [{instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: schema22.properties.imie.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imie2 !== undefined){
let data1 = data.imie2;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate16.errors = [{instancePath:instancePath+"/imie2",schemaPath:"#/properties/imie2/type",keyword:"type",params:{type: schema22.properties.imie2.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwisko !== undefined){
let data2 = data.nazwisko;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate16.errors = [{instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: schema22.properties.nazwisko.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwisko2 !== undefined){
let data3 = data.nazwisko2;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate16.errors = [{instancePath:instancePath+"/nazwisko2",schemaPath:"#/properties/nazwisko2/type",keyword:"type",params:{type: schema22.properties.nazwisko2.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwa !== undefined){
let data4 = data.nazwa;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate16.errors = [{instancePath:instancePath+"/nazwa",schemaPath:"#/properties/nazwa/type",keyword:"type",params:{type: schema22.properties.nazwa.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
let data5 = data.telefon;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate16.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema22.properties.telefon.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data6 = data.email;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate16.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema22.properties.email.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fax !== undefined){
let data7 = data.fax;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate16.errors = [{instancePath:instancePath+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type: schema22.properties.fax.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.www !== undefined){
let data8 = data.www;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate16.errors = [{instancePath:instancePath+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type: schema22.properties.www.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miejscowosc !== undefined){
let data9 = data.miejscowosc;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate16.errors = [{instancePath:instancePath+"/miejscowosc",schemaPath:"#/properties/miejscowosc/type",keyword:"type",params:{type: schema22.properties.miejscowosc.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ulica !== undefined){
let data10 = data.ulica;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate16.errors = [{instancePath:instancePath+"/ulica",schemaPath:"#/properties/ulica/type",keyword:"type",params:{type: schema22.properties.ulica.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nrDomu !== undefined){
let data11 = data.nrDomu;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate16.errors = [{instancePath:instancePath+"/nrDomu",schemaPath:"#/properties/nrDomu/type",keyword:"type",params:{type: schema22.properties.nrDomu.type}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nrLokalu !== undefined){
let data12 = data.nrLokalu;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate16.errors = [{instancePath:instancePath+"/nrLokalu",schemaPath:"#/properties/nrLokalu/type",keyword:"type",params:{type: schema22.properties.nrLokalu.type}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kodPocztowy !== undefined){
let data13 = data.kodPocztowy;
const _errs28 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate16.errors = [{instancePath:instancePath+"/kodPocztowy",schemaPath:"#/properties/kodPocztowy/type",keyword:"type",params:{type: schema22.properties.kodPocztowy.type}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

exports.zglosZmianeDanychKorespondencyjnych = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyZapisano === undefined) && (missing0 = "czyZapisano")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyZapisano")){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyZapisano !== undefined){
if(typeof data.czyZapisano !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/czyZapisano",schemaPath:"#/properties/czyZapisano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

exports.dajHistorieZmianDanych = validate18;
const schema25 = {"type":"object","required":["zgloszenieId","kiedyUtworzono","tematZgloszenia","trescZgloszenia","kiedyObsluzono","uwagiDoZgloszenia","daneKorespondencyjne"],"properties":{"zgloszenieId":{"type":"integer"},"kiedyUtworzono":{"type":"string","format":"date-time"},"tematZgloszenia":{"type":"string"},"trescZgloszenia":{"type":"string"},"kiedyObsluzono":{"type":["string","null"],"format":"date-time"},"uwagiDoZgloszenia":{"type":["string","null"]},"daneKorespondencyjne":{"$ref":"#/$defs/DaneKorespondencyjne"}},"additionalProperties":false};
const formats22 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.zgloszenieId === undefined) && (missing0 = "zgloszenieId")) || ((data.kiedyUtworzono === undefined) && (missing0 = "kiedyUtworzono"))) || ((data.tematZgloszenia === undefined) && (missing0 = "tematZgloszenia"))) || ((data.trescZgloszenia === undefined) && (missing0 = "trescZgloszenia"))) || ((data.kiedyObsluzono === undefined) && (missing0 = "kiedyObsluzono"))) || ((data.uwagiDoZgloszenia === undefined) && (missing0 = "uwagiDoZgloszenia"))) || ((data.daneKorespondencyjne === undefined) && (missing0 = "daneKorespondencyjne"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "zgloszenieId") || (key0 === "kiedyUtworzono")) || (key0 === "tematZgloszenia")) || (key0 === "trescZgloszenia")) || (key0 === "kiedyObsluzono")) || (key0 === "uwagiDoZgloszenia")) || (key0 === "daneKorespondencyjne"))){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zgloszenieId !== undefined){
let data0 = data.zgloszenieId;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate19.errors = [{instancePath:instancePath+"/zgloszenieId",schemaPath:"#/properties/zgloszenieId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kiedyUtworzono !== undefined){
let data1 = data.kiedyUtworzono;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats22.test(data1))){
validate19.errors = [{instancePath:instancePath+"/kiedyUtworzono",schemaPath:"#/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/kiedyUtworzono",schemaPath:"#/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tematZgloszenia !== undefined){
const _errs6 = errors;
if(typeof data.tematZgloszenia !== "string"){
validate19.errors = [{instancePath:instancePath+"/tematZgloszenia",schemaPath:"#/properties/tematZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trescZgloszenia !== undefined){
const _errs8 = errors;
if(typeof data.trescZgloszenia !== "string"){
validate19.errors = [{instancePath:instancePath+"/trescZgloszenia",schemaPath:"#/properties/trescZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kiedyObsluzono !== undefined){
let data4 = data.kiedyObsluzono;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate19.errors = [{instancePath:instancePath+"/kiedyObsluzono",schemaPath:"#/properties/kiedyObsluzono/type",keyword:"type",params:{type: schema25.properties.kiedyObsluzono.type}}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats22.test(data4))){
validate19.errors = [{instancePath:instancePath+"/kiedyObsluzono",schemaPath:"#/properties/kiedyObsluzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uwagiDoZgloszenia !== undefined){
let data5 = data.uwagiDoZgloszenia;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate19.errors = [{instancePath:instancePath+"/uwagiDoZgloszenia",schemaPath:"#/properties/uwagiDoZgloszenia/type",keyword:"type",params:{type: schema25.properties.uwagiDoZgloszenia.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneKorespondencyjne !== undefined){
let data6 = data.daneKorespondencyjne;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((((((((((((data6.imie === undefined) && (missing1 = "imie")) || ((data6.imie2 === undefined) && (missing1 = "imie2"))) || ((data6.nazwisko === undefined) && (missing1 = "nazwisko"))) || ((data6.nazwisko2 === undefined) && (missing1 = "nazwisko2"))) || ((data6.nazwa === undefined) && (missing1 = "nazwa"))) || ((data6.telefon === undefined) && (missing1 = "telefon"))) || ((data6.email === undefined) && (missing1 = "email"))) || ((data6.fax === undefined) && (missing1 = "fax"))) || ((data6.www === undefined) && (missing1 = "www"))) || ((data6.miejscowosc === undefined) && (missing1 = "miejscowosc"))) || ((data6.ulica === undefined) && (missing1 = "ulica"))) || ((data6.nrDomu === undefined) && (missing1 = "nrDomu"))) || ((data6.nrLokalu === undefined) && (missing1 = "nrLokalu"))) || ((data6.kodPocztowy === undefined) && (missing1 = "kodPocztowy"))){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne",schemaPath:"#/$defs/DaneKorespondencyjne/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(func4.call(schema22.properties, key1))){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne",schemaPath:"#/$defs/DaneKorespondencyjne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.imie !== undefined){
let data7 = data6.imie;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/imie",schemaPath:"#/$defs/DaneKorespondencyjne/properties/imie/type",keyword:"type",params:{type: schema22.properties.imie.type}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.imie2 !== undefined){
let data8 = data6.imie2;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/imie2",schemaPath:"#/$defs/DaneKorespondencyjne/properties/imie2/type",keyword:"type",params:{type: schema22.properties.imie2.type}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.nazwisko !== undefined){
let data9 = data6.nazwisko;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/nazwisko",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwisko/type",keyword:"type",params:{type: schema22.properties.nazwisko.type}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.nazwisko2 !== undefined){
let data10 = data6.nazwisko2;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/nazwisko2",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwisko2/type",keyword:"type",params:{type: schema22.properties.nazwisko2.type}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.nazwa !== undefined){
let data11 = data6.nazwa;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/nazwa",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwa/type",keyword:"type",params:{type: schema22.properties.nazwa.type}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.telefon !== undefined){
let data12 = data6.telefon;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/telefon",schemaPath:"#/$defs/DaneKorespondencyjne/properties/telefon/type",keyword:"type",params:{type: schema22.properties.telefon.type}}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.email !== undefined){
let data13 = data6.email;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/email",schemaPath:"#/$defs/DaneKorespondencyjne/properties/email/type",keyword:"type",params:{type: schema22.properties.email.type}}];
return false;
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.fax !== undefined){
let data14 = data6.fax;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/fax",schemaPath:"#/$defs/DaneKorespondencyjne/properties/fax/type",keyword:"type",params:{type: schema22.properties.fax.type}}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.www !== undefined){
let data15 = data6.www;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/www",schemaPath:"#/$defs/DaneKorespondencyjne/properties/www/type",keyword:"type",params:{type: schema22.properties.www.type}}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.miejscowosc !== undefined){
let data16 = data6.miejscowosc;
const _errs36 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/miejscowosc",schemaPath:"#/$defs/DaneKorespondencyjne/properties/miejscowosc/type",keyword:"type",params:{type: schema22.properties.miejscowosc.type}}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.ulica !== undefined){
let data17 = data6.ulica;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/ulica",schemaPath:"#/$defs/DaneKorespondencyjne/properties/ulica/type",keyword:"type",params:{type: schema22.properties.ulica.type}}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.nrDomu !== undefined){
let data18 = data6.nrDomu;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/nrDomu",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nrDomu/type",keyword:"type",params:{type: schema22.properties.nrDomu.type}}];
return false;
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.nrLokalu !== undefined){
let data19 = data6.nrLokalu;
const _errs42 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/nrLokalu",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nrLokalu/type",keyword:"type",params:{type: schema22.properties.nrLokalu.type}}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.kodPocztowy !== undefined){
let data20 = data6.kodPocztowy;
const _errs44 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne/kodPocztowy",schemaPath:"#/$defs/DaneKorespondencyjne/properties/kodPocztowy/type",keyword:"type",params:{type: schema22.properties.kodPocztowy.type}}];
return false;
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/daneKorespondencyjne",schemaPath:"#/$defs/DaneKorespondencyjne/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.historiaZgloszen === undefined) && (missing0 = "historiaZgloszen")){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "historiaZgloszen")){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.historiaZgloszen !== undefined){
let data0 = data.historiaZgloszen;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate19(data0[i0], {instancePath:instancePath+"/historiaZgloszen/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/historiaZgloszen",schemaPath:"#/properties/historiaZgloszen/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

exports.dajListeNaleznosci = validate21;
const schema27 = {"type":"object","required":["synchronizacjaWTrakcie","synchronizacjaWTrakcieTekst","wybranyRok","lata","karty"],"properties":{"synchronizacjaWTrakcie":{"type":"boolean"},"synchronizacjaWTrakcieTekst":{"type":["string","null"]},"wybranyRok":{"type":"integer"},"lata":{"type":"array","items":{"type":"integer"}},"karty":{"type":"array","items":{"$ref":"#/$defs/KartaNaleznosci"}}},"additionalProperties":false};
const schema28 = {"type":"object","required":["idKartyNaleznosci","rok","aplikacjaNaleznosci","symbolKarty","numerKontaBankowego","suma","nazwaPlatnika","uslugaId","czyInstytucja","wspolzobowiazani","idPunktuOdbioru","uslugiPowiazane"],"properties":{"idKartyNaleznosci":{"type":"integer","minimum":1},"rok":{"type":"integer"},"aplikacjaNaleznosci":{"$ref":"#/$defs/RodzajNaleznosci"},"symbolKarty":{"type":"string"},"numerKontaBankowego":{"type":"string","pattern":"^[0-9]{26}$"},"suma":{"type":"number","multipleOf":0.01},"nazwaPlatnika":{"type":"string"},"uslugaId":{"type":"integer"},"czyInstytucja":{"type":"boolean"},"wspolzobowiazani":{"type":"array","items":{"$ref":"#/$defs/Wspolzobowiazany"}},"idPunktuOdbioru":{"type":["integer","null"]},"uslugiPowiazane":{"type":"array","items":{"$ref":"#/$defs/UslugaPowiazana"}}},"additionalProperties":false};
const schema29 = {"type":"string","enum":["PODATKI_GMINNE","EWIDENCJE_NIEPODATKOWE","KONCESJE_NA_ALKOHOL","ODPADY","WODA_I_SCIEKI","SRODKI_TRANSPORTU","OPLATY_LOKALNE","PSY"]};
const schema30 = {"type":"object","required":["udzial","formaWladania","adresUdzialowca","nazwaUdzialowca"],"properties":{"udzial":{"type":["string","null"]},"formaWladania":{"type":["string","null"]},"adresUdzialowca":{"type":["string","null"]},"nazwaUdzialowca":{"type":"string"}},"additionalProperties":false};
const pattern4 = new RegExp("^[0-9]{26}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.idKartyNaleznosci === undefined) && (missing0 = "idKartyNaleznosci")) || ((data.rok === undefined) && (missing0 = "rok"))) || ((data.aplikacjaNaleznosci === undefined) && (missing0 = "aplikacjaNaleznosci"))) || ((data.symbolKarty === undefined) && (missing0 = "symbolKarty"))) || ((data.numerKontaBankowego === undefined) && (missing0 = "numerKontaBankowego"))) || ((data.suma === undefined) && (missing0 = "suma"))) || ((data.nazwaPlatnika === undefined) && (missing0 = "nazwaPlatnika"))) || ((data.uslugaId === undefined) && (missing0 = "uslugaId"))) || ((data.czyInstytucja === undefined) && (missing0 = "czyInstytucja"))) || ((data.wspolzobowiazani === undefined) && (missing0 = "wspolzobowiazani"))) || ((data.idPunktuOdbioru === undefined) && (missing0 = "idPunktuOdbioru"))) || ((data.uslugiPowiazane === undefined) && (missing0 = "uslugiPowiazane"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema28.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rok !== undefined){
let data1 = data.rok;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate22.errors = [{instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplikacjaNaleznosci !== undefined){
let data2 = data.aplikacjaNaleznosci;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/aplikacjaNaleznosci",schemaPath:"#/$defs/RodzajNaleznosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data2 === "PODATKI_GMINNE") || (data2 === "EWIDENCJE_NIEPODATKOWE")) || (data2 === "KONCESJE_NA_ALKOHOL")) || (data2 === "ODPADY")) || (data2 === "WODA_I_SCIEKI")) || (data2 === "SRODKI_TRANSPORTU")) || (data2 === "OPLATY_LOKALNE")) || (data2 === "PSY"))){
validate22.errors = [{instancePath:instancePath+"/aplikacjaNaleznosci",schemaPath:"#/$defs/RodzajNaleznosci/enum",keyword:"enum",params:{allowedValues: schema29.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbolKarty !== undefined){
const _errs9 = errors;
if(typeof data.symbolKarty !== "string"){
validate22.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerKontaBankowego !== undefined){
let data4 = data.numerKontaBankowego;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate22.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/pattern",keyword:"pattern",params:{pattern: "^[0-9]{26}$"}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suma !== undefined){
let data5 = data.suma;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate22.errors = [{instancePath:instancePath+"/suma",schemaPath:"#/properties/suma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/suma",schemaPath:"#/properties/suma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaPlatnika !== undefined){
const _errs15 = errors;
if(typeof data.nazwaPlatnika !== "string"){
validate22.errors = [{instancePath:instancePath+"/nazwaPlatnika",schemaPath:"#/properties/nazwaPlatnika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugaId !== undefined){
let data7 = data.uslugaId;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate22.errors = [{instancePath:instancePath+"/uslugaId",schemaPath:"#/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyInstytucja !== undefined){
const _errs19 = errors;
if(typeof data.czyInstytucja !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/czyInstytucja",schemaPath:"#/properties/czyInstytucja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wspolzobowiazani !== undefined){
let data9 = data.wspolzobowiazani;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((((data10.udzial === undefined) && (missing1 = "udzial")) || ((data10.formaWladania === undefined) && (missing1 = "formaWladania"))) || ((data10.adresUdzialowca === undefined) && (missing1 = "adresUdzialowca"))) || ((data10.nazwaUdzialowca === undefined) && (missing1 = "nazwaUdzialowca"))){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data10){
if(!((((key1 === "udzial") || (key1 === "formaWladania")) || (key1 === "adresUdzialowca")) || (key1 === "nazwaUdzialowca"))){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.udzial !== undefined){
let data11 = data10.udzial;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/udzial",schemaPath:"#/$defs/Wspolzobowiazany/properties/udzial/type",keyword:"type",params:{type: schema30.properties.udzial.type}}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.formaWladania !== undefined){
let data12 = data10.formaWladania;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/formaWladania",schemaPath:"#/$defs/Wspolzobowiazany/properties/formaWladania/type",keyword:"type",params:{type: schema30.properties.formaWladania.type}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.adresUdzialowca !== undefined){
let data13 = data10.adresUdzialowca;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/adresUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/adresUdzialowca/type",keyword:"type",params:{type: schema30.properties.adresUdzialowca.type}}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.nazwaUdzialowca !== undefined){
const _errs33 = errors;
if(typeof data10.nazwaUdzialowca !== "string"){
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/nazwaUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/nazwaUdzialowca/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/wspolzobowiazani",schemaPath:"#/properties/wspolzobowiazani/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPunktuOdbioru !== undefined){
let data15 = data.idPunktuOdbioru;
const _errs35 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate22.errors = [{instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: schema28.properties.idPunktuOdbioru.type}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugiPowiazane !== undefined){
let data16 = data.uslugiPowiazane;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid5 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if((data17.uslugaId === undefined) && (missing2 = "uslugaId")){
validate22.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs42 = errors;
for(const key2 in data17){
if(!(key2 === "uslugaId")){
validate22.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs42 === errors){
if(data17.uslugaId !== undefined){
let data18 = data17.uslugaId;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate22.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1+"/uslugaId",schemaPath:"#/$defs/UslugaPowiazana/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs39 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uslugiPowiazane",schemaPath:"#/properties/uslugiPowiazane/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.synchronizacjaWTrakcie === undefined) && (missing0 = "synchronizacjaWTrakcie")) || ((data.synchronizacjaWTrakcieTekst === undefined) && (missing0 = "synchronizacjaWTrakcieTekst"))) || ((data.wybranyRok === undefined) && (missing0 = "wybranyRok"))) || ((data.lata === undefined) && (missing0 = "lata"))) || ((data.karty === undefined) && (missing0 = "karty"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "synchronizacjaWTrakcie") || (key0 === "synchronizacjaWTrakcieTekst")) || (key0 === "wybranyRok")) || (key0 === "lata")) || (key0 === "karty"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.synchronizacjaWTrakcie !== undefined){
const _errs2 = errors;
if(typeof data.synchronizacjaWTrakcie !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/synchronizacjaWTrakcie",schemaPath:"#/properties/synchronizacjaWTrakcie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.synchronizacjaWTrakcieTekst !== undefined){
let data1 = data.synchronizacjaWTrakcieTekst;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate21.errors = [{instancePath:instancePath+"/synchronizacjaWTrakcieTekst",schemaPath:"#/properties/synchronizacjaWTrakcieTekst/type",keyword:"type",params:{type: schema27.properties.synchronizacjaWTrakcieTekst.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wybranyRok !== undefined){
let data2 = data.wybranyRok;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate21.errors = [{instancePath:instancePath+"/wybranyRok",schemaPath:"#/properties/wybranyRok/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lata !== undefined){
let data3 = data.lata;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate21.errors = [{instancePath:instancePath+"/lata/" + i0,schemaPath:"#/properties/lata/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/lata",schemaPath:"#/properties/lata/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.karty !== undefined){
let data5 = data.karty;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate22(data5[i1], {instancePath:instancePath+"/karty/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/karty",schemaPath:"#/properties/karty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

exports.dajInneUslugi = validate24;
const schema41 = {"type":"object","required":["sygnaturaWniosku","numerDecyzji","dataWydaniaDecyzji","kwotaZwrotu","pozostalyLimitZwrotuDoWykorzystania","rocznyLimitZwrotu","kwotaWyplacona"],"properties":{"sygnaturaWniosku":{"type":"string"},"numerDecyzji":{"type":["string","null"]},"dataWydaniaDecyzji":{"type":["string","null"],"format":"date"},"kwotaZwrotu":{"type":["number","null"],"multipleOf":0.01},"pozostalyLimitZwrotuDoWykorzystania":{"type":["number","null"],"multipleOf":0.01},"rocznyLimitZwrotu":{"type":"number","multipleOf":0.01},"kwotaWyplacona":{"type":"boolean"}},"additionalProperties":false};
const schema33 = {"type":"object","required":["idTransakcji","idKartyNaleznosci","symbolKarty","tytul","kwota","dataZlecenia","stan","opisPlatnosci","raty"],"properties":{"idTransakcji":{"$ref":"#/$defs/IdTransakcji"},"idKartyNaleznosci":{"type":"integer"},"symbolKarty":{"type":"string","maxLength":200},"tytul":{"type":"string","maxLength":200},"kwota":{"type":"number","multipleOf":0.01},"dataZlecenia":{"type":"string","format":"date-time"},"stan":{"$ref":"#/$defs/StanPlatnosci"},"opisPlatnosci":{"$ref":"#/$defs/OpisPlatnosci"},"raty":{"type":"array","items":{"$ref":"#/$defs/RataPlatnosci"}}},"additionalProperties":false};
const schema35 = {"type":"string","enum":["NOWA","ZLECONA","OPLACONA","ZAKSIEGOWANA","ODRZUCONA","WYGASLA","DO_WYJASNIENIA"]};
const schema39 = {"type":"object","required":["lp","rodzajOplaty","opisNrRaty","terminPlatnosci","kwotaRaty","kwotaGlowna","kosztUpomnien","oplataProlongacyjna","kwotaOdsetek","kwotaVat"],"properties":{"lp":{"type":"integer"},"rodzajOplaty":{"type":"string","maxLength":200},"opisNrRaty":{"type":"string","maxLength":200},"terminPlatnosci":{"type":"string","format":"date"},"kwotaRaty":{"type":"number","multipleOf":0.01},"kwotaGlowna":{"type":"number","multipleOf":0.01},"kosztUpomnien":{"type":"number","multipleOf":0.01},"oplataProlongacyjna":{"type":"number","multipleOf":0.01},"kwotaOdsetek":{"type":"number","multipleOf":0.01},"kwotaVat":{"type":["number","null"],"multipleOf":0.01}},"additionalProperties":false};
const pattern5 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");
const schema36 = {"type":"object","required":["typPlatnosci","opisStatusu","transakcjaKIR","transakcjaP24"],"properties":{"typPlatnosci":{"type":"string","enum":["KIR","P24"]},"opisStatusu":{"type":"string","maxLength":400},"transakcjaKIR":{"oneOf":[{"$ref":"#/$defs/TransakcjaKir"},{"type":"null"}]},"transakcjaP24":{"oneOf":[{"$ref":"#/$defs/TransakcjaP24"},{"type":"null"}]}},"additionalProperties":false};
const schema38 = {"type":"object","required":["iban","odbiorcaNazwa","odbiorcaAdres","odbiorcaMiasto","odbiorcaKodPocztowy","odbiorcaEmail","odbiorcaKodPanstwa","urlTransakcji"],"properties":{"iban":{"type":"string","maxLength":34},"odbiorcaNazwa":{"type":"string","maxLength":200},"odbiorcaAdres":{"type":"string","maxLength":200},"odbiorcaMiasto":{"type":"string","maxLength":200},"odbiorcaKodPocztowy":{"type":"string","maxLength":10},"odbiorcaEmail":{"type":["string","null"],"format":"email"},"odbiorcaKodPanstwa":{"type":"string","maxLength":2},"urlTransakcji":{"type":["string","null"],"format":"uri"}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.typPlatnosci === undefined) && (missing0 = "typPlatnosci")) || ((data.opisStatusu === undefined) && (missing0 = "opisStatusu"))) || ((data.transakcjaKIR === undefined) && (missing0 = "transakcjaKIR"))) || ((data.transakcjaP24 === undefined) && (missing0 = "transakcjaP24"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "typPlatnosci") || (key0 === "opisStatusu")) || (key0 === "transakcjaKIR")) || (key0 === "transakcjaP24"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.typPlatnosci !== undefined){
let data0 = data.typPlatnosci;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/typPlatnosci",schemaPath:"#/properties/typPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "KIR") || (data0 === "P24"))){
validate26.errors = [{instancePath:instancePath+"/typPlatnosci",schemaPath:"#/properties/typPlatnosci/enum",keyword:"enum",params:{allowedValues: schema36.properties.typPlatnosci.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opisStatusu !== undefined){
let data1 = data.opisStatusu;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 400){
validate26.errors = [{instancePath:instancePath+"/opisStatusu",schemaPath:"#/properties/opisStatusu/maxLength",keyword:"maxLength",params:{limit: 400}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/opisStatusu",schemaPath:"#/properties/opisStatusu/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transakcjaKIR !== undefined){
let data2 = data.transakcjaKIR;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.waznoscTransakcji === undefined) && (missing1 = "waznoscTransakcji")) || ((data2.akceptantNumerRachunku === undefined) && (missing1 = "akceptantNumerRachunku"))) || ((data2.akceptantNazwaRachunku === undefined) && (missing1 = "akceptantNazwaRachunku"))){
const err0 = {instancePath:instancePath+"/transakcjaKIR",schemaPath:"#/$defs/TransakcjaKir/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!(((key1 === "waznoscTransakcji") || (key1 === "akceptantNumerRachunku")) || (key1 === "akceptantNazwaRachunku"))){
const err1 = {instancePath:instancePath+"/transakcjaKIR",schemaPath:"#/$defs/TransakcjaKir/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.waznoscTransakcji !== undefined){
let data3 = data2.waznoscTransakcji;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(!(formats22.test(data3))){
const err2 = {instancePath:instancePath+"/transakcjaKIR/waznoscTransakcji",schemaPath:"#/$defs/TransakcjaKir/properties/waznoscTransakcji/format",keyword:"format",params:{format: "date-time"}};
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
const err3 = {instancePath:instancePath+"/transakcjaKIR/waznoscTransakcji",schemaPath:"#/$defs/TransakcjaKir/properties/waznoscTransakcji/type",keyword:"type",params:{type: "string"}};
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
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.akceptantNumerRachunku !== undefined){
let data4 = data2.akceptantNumerRachunku;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 26){
const err4 = {instancePath:instancePath+"/transakcjaKIR/akceptantNumerRachunku",schemaPath:"#/$defs/TransakcjaKir/properties/akceptantNumerRachunku/maxLength",keyword:"maxLength",params:{limit: 26}};
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
const err5 = {instancePath:instancePath+"/transakcjaKIR/akceptantNumerRachunku",schemaPath:"#/$defs/TransakcjaKir/properties/akceptantNumerRachunku/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.akceptantNazwaRachunku !== undefined){
let data5 = data2.akceptantNazwaRachunku;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err6 = {instancePath:instancePath+"/transakcjaKIR/akceptantNazwaRachunku",schemaPath:"#/$defs/TransakcjaKir/properties/akceptantNazwaRachunku/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err7 = {instancePath:instancePath+"/transakcjaKIR/akceptantNazwaRachunku",schemaPath:"#/$defs/TransakcjaKir/properties/akceptantNazwaRachunku/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/transakcjaKIR",schemaPath:"#/$defs/TransakcjaKir/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/transakcjaKIR",schemaPath:"#/properties/transakcjaKIR/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/transakcjaKIR",schemaPath:"#/properties/transakcjaKIR/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transakcjaP24 !== undefined){
let data6 = data.transakcjaP24;
const _errs20 = errors;
const _errs21 = errors;
let valid4 = false;
let passing1 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((((((data6.iban === undefined) && (missing2 = "iban")) || ((data6.odbiorcaNazwa === undefined) && (missing2 = "odbiorcaNazwa"))) || ((data6.odbiorcaAdres === undefined) && (missing2 = "odbiorcaAdres"))) || ((data6.odbiorcaMiasto === undefined) && (missing2 = "odbiorcaMiasto"))) || ((data6.odbiorcaKodPocztowy === undefined) && (missing2 = "odbiorcaKodPocztowy"))) || ((data6.odbiorcaEmail === undefined) && (missing2 = "odbiorcaEmail"))) || ((data6.odbiorcaKodPanstwa === undefined) && (missing2 = "odbiorcaKodPanstwa"))) || ((data6.urlTransakcji === undefined) && (missing2 = "urlTransakcji"))){
const err11 = {instancePath:instancePath+"/transakcjaP24",schemaPath:"#/$defs/TransakcjaP24/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs25 = errors;
for(const key2 in data6){
if(!((((((((key2 === "iban") || (key2 === "odbiorcaNazwa")) || (key2 === "odbiorcaAdres")) || (key2 === "odbiorcaMiasto")) || (key2 === "odbiorcaKodPocztowy")) || (key2 === "odbiorcaEmail")) || (key2 === "odbiorcaKodPanstwa")) || (key2 === "urlTransakcji"))){
const err12 = {instancePath:instancePath+"/transakcjaP24",schemaPath:"#/$defs/TransakcjaP24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data6.iban !== undefined){
let data7 = data6.iban;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(func0(data7) > 34){
const err13 = {instancePath:instancePath+"/transakcjaP24/iban",schemaPath:"#/$defs/TransakcjaP24/properties/iban/maxLength",keyword:"maxLength",params:{limit: 34}};
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
const err14 = {instancePath:instancePath+"/transakcjaP24/iban",schemaPath:"#/$defs/TransakcjaP24/properties/iban/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaNazwa !== undefined){
let data8 = data6.odbiorcaNazwa;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err15 = {instancePath:instancePath+"/transakcjaP24/odbiorcaNazwa",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaNazwa/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err16 = {instancePath:instancePath+"/transakcjaP24/odbiorcaNazwa",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaNazwa/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaAdres !== undefined){
let data9 = data6.odbiorcaAdres;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err17 = {instancePath:instancePath+"/transakcjaP24/odbiorcaAdres",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaAdres/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/transakcjaP24/odbiorcaAdres",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaAdres/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaMiasto !== undefined){
let data10 = data6.odbiorcaMiasto;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err19 = {instancePath:instancePath+"/transakcjaP24/odbiorcaMiasto",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaMiasto/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err20 = {instancePath:instancePath+"/transakcjaP24/odbiorcaMiasto",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaMiasto/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaKodPocztowy !== undefined){
let data11 = data6.odbiorcaKodPocztowy;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data11 === "string"){
if(func0(data11) > 10){
const err21 = {instancePath:instancePath+"/transakcjaP24/odbiorcaKodPocztowy",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaKodPocztowy/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/transakcjaP24/odbiorcaKodPocztowy",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaKodPocztowy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaEmail !== undefined){
let data12 = data6.odbiorcaEmail;
const _errs36 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err23 = {instancePath:instancePath+"/transakcjaP24/odbiorcaEmail",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaEmail/type",keyword:"type",params:{type: schema38.properties.odbiorcaEmail.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs36){
if(errors === _errs36){
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err24 = {instancePath:instancePath+"/transakcjaP24/odbiorcaEmail",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaEmail/format",keyword:"format",params:{format: "email"}};
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
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.odbiorcaKodPanstwa !== undefined){
let data13 = data6.odbiorcaKodPanstwa;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data13 === "string"){
if(func0(data13) > 2){
const err25 = {instancePath:instancePath+"/transakcjaP24/odbiorcaKodPanstwa",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaKodPanstwa/maxLength",keyword:"maxLength",params:{limit: 2}};
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
const err26 = {instancePath:instancePath+"/transakcjaP24/odbiorcaKodPanstwa",schemaPath:"#/$defs/TransakcjaP24/properties/odbiorcaKodPanstwa/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.urlTransakcji !== undefined){
let data14 = data6.urlTransakcji;
const _errs40 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err27 = {instancePath:instancePath+"/transakcjaP24/urlTransakcji",schemaPath:"#/$defs/TransakcjaP24/properties/urlTransakcji/type",keyword:"type",params:{type: schema38.properties.urlTransakcji.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data14 === "string"){
if(!(formats6.test(data14))){
const err28 = {instancePath:instancePath+"/transakcjaP24/urlTransakcji",schemaPath:"#/$defs/TransakcjaP24/properties/urlTransakcji/format",keyword:"format",params:{format: "uri"}};
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
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/transakcjaP24",schemaPath:"#/$defs/TransakcjaP24/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid1 = _errs22 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs42 = errors;
if(data6 !== null){
const err30 = {instancePath:instancePath+"/transakcjaP24",schemaPath:"#/properties/transakcjaP24/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs42 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err31 = {instancePath:instancePath+"/transakcjaP24",schemaPath:"#/properties/transakcjaP24/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idTransakcji === undefined) && (missing0 = "idTransakcji")) || ((data.idKartyNaleznosci === undefined) && (missing0 = "idKartyNaleznosci"))) || ((data.symbolKarty === undefined) && (missing0 = "symbolKarty"))) || ((data.tytul === undefined) && (missing0 = "tytul"))) || ((data.kwota === undefined) && (missing0 = "kwota"))) || ((data.dataZlecenia === undefined) && (missing0 = "dataZlecenia"))) || ((data.stan === undefined) && (missing0 = "stan"))) || ((data.opisPlatnosci === undefined) && (missing0 = "opisPlatnosci"))) || ((data.raty === undefined) && (missing0 = "raty"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema33.properties, key0))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idTransakcji !== undefined){
let data0 = data.idTransakcji;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate25.errors = [{instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idKartyNaleznosci !== undefined){
let data1 = data.idKartyNaleznosci;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbolKarty !== undefined){
let data2 = data.symbolKarty;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate25.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tytul !== undefined){
let data3 = data.tytul;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate25.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwota !== undefined){
let data4 = data.kwota;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
let res0;
if((0.01 === 0 || (res0 = data4/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataZlecenia !== undefined){
let data5 = data.dataZlecenia;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats22.test(data5))){
validate25.errors = [{instancePath:instancePath+"/dataZlecenia",schemaPath:"#/properties/dataZlecenia/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/dataZlecenia",schemaPath:"#/properties/dataZlecenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stan !== undefined){
let data6 = data.stan;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate25.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data6 === "NOWA") || (data6 === "ZLECONA")) || (data6 === "OPLACONA")) || (data6 === "ZAKSIEGOWANA")) || (data6 === "ODRZUCONA")) || (data6 === "WYGASLA")) || (data6 === "DO_WYJASNIENIA"))){
validate25.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanPlatnosci/enum",keyword:"enum",params:{allowedValues: schema35.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opisPlatnosci !== undefined){
const _errs18 = errors;
if(!(validate26(data.opisPlatnosci, {instancePath:instancePath+"/opisPlatnosci",parentData:data,parentDataProperty:"opisPlatnosci",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raty !== undefined){
let data8 = data.raty;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((((((((((data9.lp === undefined) && (missing1 = "lp")) || ((data9.rodzajOplaty === undefined) && (missing1 = "rodzajOplaty"))) || ((data9.opisNrRaty === undefined) && (missing1 = "opisNrRaty"))) || ((data9.terminPlatnosci === undefined) && (missing1 = "terminPlatnosci"))) || ((data9.kwotaRaty === undefined) && (missing1 = "kwotaRaty"))) || ((data9.kwotaGlowna === undefined) && (missing1 = "kwotaGlowna"))) || ((data9.kosztUpomnien === undefined) && (missing1 = "kosztUpomnien"))) || ((data9.oplataProlongacyjna === undefined) && (missing1 = "oplataProlongacyjna"))) || ((data9.kwotaOdsetek === undefined) && (missing1 = "kwotaOdsetek"))) || ((data9.kwotaVat === undefined) && (missing1 = "kwotaVat"))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs24 = errors;
for(const key1 in data9){
if(!(func4.call(schema39.properties, key1))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs24 === errors){
if(data9.lp !== undefined){
let data10 = data9.lp;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/lp",schemaPath:"#/$defs/RataPlatnosci/properties/lp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.rodzajOplaty !== undefined){
let data11 = data9.rodzajOplaty;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(func0(data11) > 200){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/rodzajOplaty",schemaPath:"#/$defs/RataPlatnosci/properties/rodzajOplaty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/rodzajOplaty",schemaPath:"#/$defs/RataPlatnosci/properties/rodzajOplaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.opisNrRaty !== undefined){
let data12 = data9.opisNrRaty;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(func0(data12) > 200){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/opisNrRaty",schemaPath:"#/$defs/RataPlatnosci/properties/opisNrRaty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/opisNrRaty",schemaPath:"#/$defs/RataPlatnosci/properties/opisNrRaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.terminPlatnosci !== undefined){
let data13 = data9.terminPlatnosci;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data13 === "string"){
if(!(formats8.test(data13))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/RataPlatnosci/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/RataPlatnosci/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaRaty !== undefined){
let data14 = data9.kwotaRaty;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
let res1;
if((0.01 === 0 || (res1 = data14/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaRaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaRaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaGlowna !== undefined){
let data15 = data9.kwotaGlowna;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
let res2;
if((0.01 === 0 || (res2 = data15/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kosztUpomnien !== undefined){
let data16 = data9.kosztUpomnien;
const _errs37 = errors;
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
let res3;
if((0.01 === 0 || (res3 = data16/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztUpomnien",schemaPath:"#/$defs/RataPlatnosci/properties/kosztUpomnien/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztUpomnien",schemaPath:"#/$defs/RataPlatnosci/properties/kosztUpomnien/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.oplataProlongacyjna !== undefined){
let data17 = data9.oplataProlongacyjna;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
let res4;
if((0.01 === 0 || (res4 = data17/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/RataPlatnosci/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/RataPlatnosci/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaOdsetek !== undefined){
let data18 = data9.kwotaOdsetek;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data18 == "number") && (isFinite(data18))){
let res5;
if((0.01 === 0 || (res5 = data18/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaOdsetek",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaOdsetek/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaOdsetek",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaOdsetek/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaVat !== undefined){
let data19 = data9.kwotaVat;
const _errs43 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaVat",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaVat/type",keyword:"type",params:{type: schema39.properties.kwotaVat.type}}];
return false;
}
if(errors === _errs43){
if((typeof data19 == "number") && (isFinite(data19))){
let res6;
if((0.01 === 0 || (res6 = data19/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate25.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaVat",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaVat/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raty",schemaPath:"#/properties/raty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.platnosci === undefined) && (missing0 = "platnosci")) || ((data.wnioski === undefined) && (missing0 = "wnioski"))) || ((data.zwroty === undefined) && (missing0 = "zwroty"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "platnosci") || (key0 === "wnioski")) || (key0 === "zwroty"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.platnosci !== undefined){
let data0 = data.platnosci;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate25(data0[i0], {instancePath:instancePath+"/platnosci/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/platnosci",schemaPath:"#/properties/platnosci/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wnioski !== undefined){
let data2 = data.wnioski;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((((data3.sygnaturaWniosku === undefined) && (missing1 = "sygnaturaWniosku")) || ((data3.dataZlozeniaWniosku === undefined) && (missing1 = "dataZlozeniaWniosku"))) || ((data3.powierzchniaUzytkowRolnych === undefined) && (missing1 = "powierzchniaUzytkowRolnych"))) || ((data3.iloscOleju === undefined) && (missing1 = "iloscOleju"))) || ((data3.rocznyLimitZwrotu === undefined) && (missing1 = "rocznyLimitZwrotu"))) || ((data3.czyWyplataNaRachunekBankowy === undefined) && (missing1 = "czyWyplataNaRachunekBankowy"))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1,schemaPath:"#/$defs/WniosekAkcyzowy/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((((((key1 === "sygnaturaWniosku") || (key1 === "dataZlozeniaWniosku")) || (key1 === "powierzchniaUzytkowRolnych")) || (key1 === "iloscOleju")) || (key1 === "rocznyLimitZwrotu")) || (key1 === "czyWyplataNaRachunekBankowy"))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1,schemaPath:"#/$defs/WniosekAkcyzowy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.sygnaturaWniosku !== undefined){
const _errs11 = errors;
if(typeof data3.sygnaturaWniosku !== "string"){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/sygnaturaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/sygnaturaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.dataZlozeniaWniosku !== undefined){
let data5 = data3.dataZlozeniaWniosku;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats8.test(data5))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/dataZlozeniaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/dataZlozeniaWniosku/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/dataZlozeniaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/dataZlozeniaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.powierzchniaUzytkowRolnych !== undefined){
let data6 = data3.powierzchniaUzytkowRolnych;
const _errs15 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/powierzchniaUzytkowRolnych",schemaPath:"#/$defs/WniosekAkcyzowy/properties/powierzchniaUzytkowRolnych/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.iloscOleju !== undefined){
let data7 = data3.iloscOleju;
const _errs17 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/iloscOleju",schemaPath:"#/$defs/WniosekAkcyzowy/properties/iloscOleju/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.rocznyLimitZwrotu !== undefined){
let data8 = data3.rocznyLimitZwrotu;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
let res0;
if((0.01 === 0 || (res0 = data8/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/rocznyLimitZwrotu",schemaPath:"#/$defs/WniosekAkcyzowy/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/rocznyLimitZwrotu",schemaPath:"#/$defs/WniosekAkcyzowy/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.czyWyplataNaRachunekBankowy !== undefined){
const _errs21 = errors;
if(typeof data3.czyWyplataNaRachunekBankowy !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1+"/czyWyplataNaRachunekBankowy",schemaPath:"#/$defs/WniosekAkcyzowy/properties/czyWyplataNaRachunekBankowy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/wnioski/" + i1,schemaPath:"#/$defs/WniosekAkcyzowy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/wnioski",schemaPath:"#/properties/wnioski/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zwroty !== undefined){
let data10 = data.zwroty;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid5 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((((((data11.sygnaturaWniosku === undefined) && (missing2 = "sygnaturaWniosku")) || ((data11.numerDecyzji === undefined) && (missing2 = "numerDecyzji"))) || ((data11.dataWydaniaDecyzji === undefined) && (missing2 = "dataWydaniaDecyzji"))) || ((data11.kwotaZwrotu === undefined) && (missing2 = "kwotaZwrotu"))) || ((data11.pozostalyLimitZwrotuDoWykorzystania === undefined) && (missing2 = "pozostalyLimitZwrotuDoWykorzystania"))) || ((data11.rocznyLimitZwrotu === undefined) && (missing2 = "rocznyLimitZwrotu"))) || ((data11.kwotaWyplacona === undefined) && (missing2 = "kwotaWyplacona"))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2,schemaPath:"#/$defs/DecyzjaAkcyzowa/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data11){
if(!(((((((key2 === "sygnaturaWniosku") || (key2 === "numerDecyzji")) || (key2 === "dataWydaniaDecyzji")) || (key2 === "kwotaZwrotu")) || (key2 === "pozostalyLimitZwrotuDoWykorzystania")) || (key2 === "rocznyLimitZwrotu")) || (key2 === "kwotaWyplacona"))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2,schemaPath:"#/$defs/DecyzjaAkcyzowa/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.sygnaturaWniosku !== undefined){
const _errs29 = errors;
if(typeof data11.sygnaturaWniosku !== "string"){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/sygnaturaWniosku",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/sygnaturaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.numerDecyzji !== undefined){
let data13 = data11.numerDecyzji;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/numerDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/numerDecyzji/type",keyword:"type",params:{type: schema41.properties.numerDecyzji.type}}];
return false;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.dataWydaniaDecyzji !== undefined){
let data14 = data11.dataWydaniaDecyzji;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/dataWydaniaDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/dataWydaniaDecyzji/type",keyword:"type",params:{type: schema41.properties.dataWydaniaDecyzji.type}}];
return false;
}
if(errors === _errs33){
if(errors === _errs33){
if(typeof data14 === "string"){
if(!(formats8.test(data14))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/dataWydaniaDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/dataWydaniaDecyzji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.kwotaZwrotu !== undefined){
let data15 = data11.kwotaZwrotu;
const _errs35 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/kwotaZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaZwrotu/type",keyword:"type",params:{type: schema41.properties.kwotaZwrotu.type}}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
let res1;
if((0.01 === 0 || (res1 = data15/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/kwotaZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.pozostalyLimitZwrotuDoWykorzystania !== undefined){
let data16 = data11.pozostalyLimitZwrotuDoWykorzystania;
const _errs37 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/pozostalyLimitZwrotuDoWykorzystania/type",keyword:"type",params:{type: schema41.properties.pozostalyLimitZwrotuDoWykorzystania.type}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
let res2;
if((0.01 === 0 || (res2 = data16/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/pozostalyLimitZwrotuDoWykorzystania/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.rocznyLimitZwrotu !== undefined){
let data17 = data11.rocznyLimitZwrotu;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
let res3;
if((0.01 === 0 || (res3 = data17/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/rocznyLimitZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/rocznyLimitZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.kwotaWyplacona !== undefined){
const _errs41 = errors;
if(typeof data11.kwotaWyplacona !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2+"/kwotaWyplacona",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaWyplacona/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/zwroty/" + i2,schemaPath:"#/$defs/DecyzjaAkcyzowa/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/zwroty",schemaPath:"#/properties/zwroty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

exports.dajKarteNaleznosci = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.idKartyNaleznosci === undefined) && (missing0 = "idKartyNaleznosci")) || ((data.rok === undefined) && (missing0 = "rok"))) || ((data.aplikacjaNaleznosci === undefined) && (missing0 = "aplikacjaNaleznosci"))) || ((data.symbolKarty === undefined) && (missing0 = "symbolKarty"))) || ((data.numerKontaBankowego === undefined) && (missing0 = "numerKontaBankowego"))) || ((data.suma === undefined) && (missing0 = "suma"))) || ((data.nazwaPlatnika === undefined) && (missing0 = "nazwaPlatnika"))) || ((data.uslugaId === undefined) && (missing0 = "uslugaId"))) || ((data.czyInstytucja === undefined) && (missing0 = "czyInstytucja"))) || ((data.wspolzobowiazani === undefined) && (missing0 = "wspolzobowiazani"))) || ((data.idPunktuOdbioru === undefined) && (missing0 = "idPunktuOdbioru"))) || ((data.uslugiPowiazane === undefined) && (missing0 = "uslugiPowiazane"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema28.properties, key0))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate29.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate29.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rok !== undefined){
let data1 = data.rok;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate29.errors = [{instancePath:instancePath+"/rok",schemaPath:"#/properties/rok/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplikacjaNaleznosci !== undefined){
let data2 = data.aplikacjaNaleznosci;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate29.errors = [{instancePath:instancePath+"/aplikacjaNaleznosci",schemaPath:"#/$defs/RodzajNaleznosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data2 === "PODATKI_GMINNE") || (data2 === "EWIDENCJE_NIEPODATKOWE")) || (data2 === "KONCESJE_NA_ALKOHOL")) || (data2 === "ODPADY")) || (data2 === "WODA_I_SCIEKI")) || (data2 === "SRODKI_TRANSPORTU")) || (data2 === "OPLATY_LOKALNE")) || (data2 === "PSY"))){
validate29.errors = [{instancePath:instancePath+"/aplikacjaNaleznosci",schemaPath:"#/$defs/RodzajNaleznosci/enum",keyword:"enum",params:{allowedValues: schema29.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbolKarty !== undefined){
const _errs9 = errors;
if(typeof data.symbolKarty !== "string"){
validate29.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerKontaBankowego !== undefined){
let data4 = data.numerKontaBankowego;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate29.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/pattern",keyword:"pattern",params:{pattern: "^[0-9]{26}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suma !== undefined){
let data5 = data.suma;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate29.errors = [{instancePath:instancePath+"/suma",schemaPath:"#/properties/suma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/suma",schemaPath:"#/properties/suma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaPlatnika !== undefined){
const _errs15 = errors;
if(typeof data.nazwaPlatnika !== "string"){
validate29.errors = [{instancePath:instancePath+"/nazwaPlatnika",schemaPath:"#/properties/nazwaPlatnika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugaId !== undefined){
let data7 = data.uslugaId;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate29.errors = [{instancePath:instancePath+"/uslugaId",schemaPath:"#/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyInstytucja !== undefined){
const _errs19 = errors;
if(typeof data.czyInstytucja !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/czyInstytucja",schemaPath:"#/properties/czyInstytucja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wspolzobowiazani !== undefined){
let data9 = data.wspolzobowiazani;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((((data10.udzial === undefined) && (missing1 = "udzial")) || ((data10.formaWladania === undefined) && (missing1 = "formaWladania"))) || ((data10.adresUdzialowca === undefined) && (missing1 = "adresUdzialowca"))) || ((data10.nazwaUdzialowca === undefined) && (missing1 = "nazwaUdzialowca"))){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data10){
if(!((((key1 === "udzial") || (key1 === "formaWladania")) || (key1 === "adresUdzialowca")) || (key1 === "nazwaUdzialowca"))){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.udzial !== undefined){
let data11 = data10.udzial;
const _errs27 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/udzial",schemaPath:"#/$defs/Wspolzobowiazany/properties/udzial/type",keyword:"type",params:{type: schema30.properties.udzial.type}}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.formaWladania !== undefined){
let data12 = data10.formaWladania;
const _errs29 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/formaWladania",schemaPath:"#/$defs/Wspolzobowiazany/properties/formaWladania/type",keyword:"type",params:{type: schema30.properties.formaWladania.type}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.adresUdzialowca !== undefined){
let data13 = data10.adresUdzialowca;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/adresUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/adresUdzialowca/type",keyword:"type",params:{type: schema30.properties.adresUdzialowca.type}}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.nazwaUdzialowca !== undefined){
const _errs33 = errors;
if(typeof data10.nazwaUdzialowca !== "string"){
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/nazwaUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/nazwaUdzialowca/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/wspolzobowiazani",schemaPath:"#/properties/wspolzobowiazani/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPunktuOdbioru !== undefined){
let data15 = data.idPunktuOdbioru;
const _errs35 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate29.errors = [{instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: schema28.properties.idPunktuOdbioru.type}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugiPowiazane !== undefined){
let data16 = data.uslugiPowiazane;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid5 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if((data17.uslugaId === undefined) && (missing2 = "uslugaId")){
validate29.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs42 = errors;
for(const key2 in data17){
if(!(key2 === "uslugaId")){
validate29.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs42 === errors){
if(data17.uslugaId !== undefined){
let data18 = data17.uslugaId;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate29.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1+"/uslugaId",schemaPath:"#/$defs/UslugaPowiazana/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/uslugiPowiazane/" + i1,schemaPath:"#/$defs/UslugaPowiazana/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs39 === errors;
if(!valid5){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/uslugiPowiazane",schemaPath:"#/properties/uslugiPowiazane/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

exports.dajRaty = validate30;
const schema47 = {"type":"object","required":["idNaleznosciRatyZbiorczej","terminPlatnosci","kwotaRaty","kwotaGlowna","kosztyEgzekucji","odsetki","oplataProlongacyjna","kwotaRazem","czySplacona","jestUpomnienie","jestWezwanie","jestRozlozenieNaRaty","jestOdroczenieTerminu","jestTytulWykonawczy","zleconoPlatnoscZKIR","zleconoPlatnoscZP24","raty"],"properties":{"idNaleznosciRatyZbiorczej":{"type":"integer","minimum":1},"terminPlatnosci":{"type":"string","format":"date"},"kwotaRaty":{"type":"number","multipleOf":0.01},"kwotaGlowna":{"type":"number","multipleOf":0.01},"kosztyEgzekucji":{"type":["number","null"],"multipleOf":0.01},"odsetki":{"type":"number","multipleOf":0.01},"oplataProlongacyjna":{"type":"number","multipleOf":0.01},"kwotaRazem":{"type":"number","multipleOf":0.01},"czySplacona":{"type":"boolean"},"jestUpomnienie":{"type":"boolean"},"jestWezwanie":{"type":"boolean"},"jestRozlozenieNaRaty":{"type":"boolean"},"jestOdroczenieTerminu":{"type":"boolean"},"jestTytulWykonawczy":{"type":"boolean"},"zleconoPlatnoscZKIR":{"type":"boolean"},"zleconoPlatnoscZP24":{"type":"boolean"},"raty":{"type":"array","items":{"$ref":"#/$defs/Rata"}}},"additionalProperties":false};
const schema48 = {"type":"object","required":["nrRaty","kwotaRaty","kwotaGlowna","kosztyEgzekucji","odsetki","oplataProlongacyjna","kwotaRazem","rodzajOplaty"],"properties":{"nrRaty":{"type":"integer","minimum":1},"kwotaRaty":{"type":"number","multipleOf":0.01},"kwotaGlowna":{"type":"number","multipleOf":0.01},"kosztyEgzekucji":{"type":["number","null"],"multipleOf":0.01},"odsetki":{"type":"number","multipleOf":0.01},"oplataProlongacyjna":{"type":"number","multipleOf":0.01},"kwotaRazem":{"type":"number","multipleOf":0.01},"rodzajOplaty":{"type":"string"}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.idNaleznosciRatyZbiorczej === undefined) && (missing0 = "idNaleznosciRatyZbiorczej")) || ((data.terminPlatnosci === undefined) && (missing0 = "terminPlatnosci"))) || ((data.kwotaRaty === undefined) && (missing0 = "kwotaRaty"))) || ((data.kwotaGlowna === undefined) && (missing0 = "kwotaGlowna"))) || ((data.kosztyEgzekucji === undefined) && (missing0 = "kosztyEgzekucji"))) || ((data.odsetki === undefined) && (missing0 = "odsetki"))) || ((data.oplataProlongacyjna === undefined) && (missing0 = "oplataProlongacyjna"))) || ((data.kwotaRazem === undefined) && (missing0 = "kwotaRazem"))) || ((data.czySplacona === undefined) && (missing0 = "czySplacona"))) || ((data.jestUpomnienie === undefined) && (missing0 = "jestUpomnienie"))) || ((data.jestWezwanie === undefined) && (missing0 = "jestWezwanie"))) || ((data.jestRozlozenieNaRaty === undefined) && (missing0 = "jestRozlozenieNaRaty"))) || ((data.jestOdroczenieTerminu === undefined) && (missing0 = "jestOdroczenieTerminu"))) || ((data.jestTytulWykonawczy === undefined) && (missing0 = "jestTytulWykonawczy"))) || ((data.zleconoPlatnoscZKIR === undefined) && (missing0 = "zleconoPlatnoscZKIR"))) || ((data.zleconoPlatnoscZP24 === undefined) && (missing0 = "zleconoPlatnoscZP24"))) || ((data.raty === undefined) && (missing0 = "raty"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema47.properties, key0))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idNaleznosciRatyZbiorczej !== undefined){
let data0 = data.idNaleznosciRatyZbiorczej;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [{instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/idNaleznosciRatyZbiorczej",schemaPath:"#/properties/idNaleznosciRatyZbiorczej/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminPlatnosci !== undefined){
let data1 = data.terminPlatnosci;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate31.errors = [{instancePath:instancePath+"/terminPlatnosci",schemaPath:"#/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/terminPlatnosci",schemaPath:"#/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaRaty !== undefined){
let data2 = data.kwotaRaty;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
let res0;
if((0.01 === 0 || (res0 = data2/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/kwotaRaty",schemaPath:"#/properties/kwotaRaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/kwotaRaty",schemaPath:"#/properties/kwotaRaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaGlowna !== undefined){
let data3 = data.kwotaGlowna;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
let res1;
if((0.01 === 0 || (res1 = data3/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/kwotaGlowna",schemaPath:"#/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/kwotaGlowna",schemaPath:"#/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kosztyEgzekucji !== undefined){
let data4 = data.kosztyEgzekucji;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate31.errors = [{instancePath:instancePath+"/kosztyEgzekucji",schemaPath:"#/properties/kosztyEgzekucji/type",keyword:"type",params:{type: schema47.properties.kosztyEgzekucji.type}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
let res2;
if((0.01 === 0 || (res2 = data4/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/kosztyEgzekucji",schemaPath:"#/properties/kosztyEgzekucji/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.odsetki !== undefined){
let data5 = data.odsetki;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
let res3;
if((0.01 === 0 || (res3 = data5/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/odsetki",schemaPath:"#/properties/odsetki/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/odsetki",schemaPath:"#/properties/odsetki/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oplataProlongacyjna !== undefined){
let data6 = data.oplataProlongacyjna;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
let res4;
if((0.01 === 0 || (res4 = data6/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/oplataProlongacyjna",schemaPath:"#/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/oplataProlongacyjna",schemaPath:"#/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaRazem !== undefined){
let data7 = data.kwotaRazem;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
let res5;
if((0.01 === 0 || (res5 = data7/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/kwotaRazem",schemaPath:"#/properties/kwotaRazem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/kwotaRazem",schemaPath:"#/properties/kwotaRazem/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czySplacona !== undefined){
const _errs18 = errors;
if(typeof data.czySplacona !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/czySplacona",schemaPath:"#/properties/czySplacona/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jestUpomnienie !== undefined){
const _errs20 = errors;
if(typeof data.jestUpomnienie !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/jestUpomnienie",schemaPath:"#/properties/jestUpomnienie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jestWezwanie !== undefined){
const _errs22 = errors;
if(typeof data.jestWezwanie !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/jestWezwanie",schemaPath:"#/properties/jestWezwanie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jestRozlozenieNaRaty !== undefined){
const _errs24 = errors;
if(typeof data.jestRozlozenieNaRaty !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/jestRozlozenieNaRaty",schemaPath:"#/properties/jestRozlozenieNaRaty/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jestOdroczenieTerminu !== undefined){
const _errs26 = errors;
if(typeof data.jestOdroczenieTerminu !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/jestOdroczenieTerminu",schemaPath:"#/properties/jestOdroczenieTerminu/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jestTytulWykonawczy !== undefined){
const _errs28 = errors;
if(typeof data.jestTytulWykonawczy !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/jestTytulWykonawczy",schemaPath:"#/properties/jestTytulWykonawczy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zleconoPlatnoscZKIR !== undefined){
const _errs30 = errors;
if(typeof data.zleconoPlatnoscZKIR !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/zleconoPlatnoscZKIR",schemaPath:"#/properties/zleconoPlatnoscZKIR/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zleconoPlatnoscZP24 !== undefined){
const _errs32 = errors;
if(typeof data.zleconoPlatnoscZP24 !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/zleconoPlatnoscZP24",schemaPath:"#/properties/zleconoPlatnoscZP24/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raty !== undefined){
let data16 = data.raty;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid1 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if(((((((((data17.nrRaty === undefined) && (missing1 = "nrRaty")) || ((data17.kwotaRaty === undefined) && (missing1 = "kwotaRaty"))) || ((data17.kwotaGlowna === undefined) && (missing1 = "kwotaGlowna"))) || ((data17.kosztyEgzekucji === undefined) && (missing1 = "kosztyEgzekucji"))) || ((data17.odsetki === undefined) && (missing1 = "odsetki"))) || ((data17.oplataProlongacyjna === undefined) && (missing1 = "oplataProlongacyjna"))) || ((data17.kwotaRazem === undefined) && (missing1 = "kwotaRazem"))) || ((data17.rodzajOplaty === undefined) && (missing1 = "rodzajOplaty"))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/Rata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs39 = errors;
for(const key1 in data17){
if(!((((((((key1 === "nrRaty") || (key1 === "kwotaRaty")) || (key1 === "kwotaGlowna")) || (key1 === "kosztyEgzekucji")) || (key1 === "odsetki")) || (key1 === "oplataProlongacyjna")) || (key1 === "kwotaRazem")) || (key1 === "rodzajOplaty"))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/Rata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs39 === errors){
if(data17.nrRaty !== undefined){
let data18 = data17.nrRaty;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/nrRaty",schemaPath:"#/$defs/Rata/properties/nrRaty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/nrRaty",schemaPath:"#/$defs/Rata/properties/nrRaty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.kwotaRaty !== undefined){
let data19 = data17.kwotaRaty;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
let res6;
if((0.01 === 0 || (res6 = data19/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/Rata/properties/kwotaRaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/Rata/properties/kwotaRaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.kwotaGlowna !== undefined){
let data20 = data17.kwotaGlowna;
const _errs44 = errors;
if(errors === _errs44){
if((typeof data20 == "number") && (isFinite(data20))){
let res7;
if((0.01 === 0 || (res7 = data20/0.01, Math.abs(Math.round(res7) - res7) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/Rata/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/Rata/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.kosztyEgzekucji !== undefined){
let data21 = data17.kosztyEgzekucji;
const _errs46 = errors;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztyEgzekucji",schemaPath:"#/$defs/Rata/properties/kosztyEgzekucji/type",keyword:"type",params:{type: schema48.properties.kosztyEgzekucji.type}}];
return false;
}
if(errors === _errs46){
if((typeof data21 == "number") && (isFinite(data21))){
let res8;
if((0.01 === 0 || (res8 = data21/0.01, Math.abs(Math.round(res8) - res8) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztyEgzekucji",schemaPath:"#/$defs/Rata/properties/kosztyEgzekucji/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs46 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.odsetki !== undefined){
let data22 = data17.odsetki;
const _errs48 = errors;
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
let res9;
if((0.01 === 0 || (res9 = data22/0.01, Math.abs(Math.round(res9) - res9) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/odsetki",schemaPath:"#/$defs/Rata/properties/odsetki/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/odsetki",schemaPath:"#/$defs/Rata/properties/odsetki/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.oplataProlongacyjna !== undefined){
let data23 = data17.oplataProlongacyjna;
const _errs50 = errors;
if(errors === _errs50){
if((typeof data23 == "number") && (isFinite(data23))){
let res10;
if((0.01 === 0 || (res10 = data23/0.01, Math.abs(Math.round(res10) - res10) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/Rata/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/Rata/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.kwotaRazem !== undefined){
let data24 = data17.kwotaRazem;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data24 == "number") && (isFinite(data24))){
let res11;
if((0.01 === 0 || (res11 = data24/0.01, Math.abs(Math.round(res11) - res11) > 1e-4))){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRazem",schemaPath:"#/$defs/Rata/properties/kwotaRazem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRazem",schemaPath:"#/$defs/Rata/properties/kwotaRazem/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs52 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data17.rodzajOplaty !== undefined){
const _errs54 = errors;
if(typeof data17.rodzajOplaty !== "string"){
validate31.errors = [{instancePath:instancePath+"/raty/" + i0+"/rodzajOplaty",schemaPath:"#/$defs/Rata/properties/rodzajOplaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs54 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/Rata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs36 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/raty",schemaPath:"#/properties/raty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ratyZbiorcze === undefined) && (missing0 = "ratyZbiorcze")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "ratyZbiorcze")){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ratyZbiorcze !== undefined){
let data0 = data.ratyZbiorcze;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate31(data0[i0], {instancePath:instancePath+"/ratyZbiorcze/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/ratyZbiorcze",schemaPath:"#/properties/ratyZbiorcze/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

exports.dajWplaty = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.wplaty === undefined) && (missing0 = "wplaty")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "wplaty")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.wplaty !== undefined){
let data0 = data.wplaty;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.opis === undefined) && (missing1 = "opis")) || ((data1.dataOperacji === undefined) && (missing1 = "dataOperacji"))) || ((data1.typ === undefined) && (missing1 = "typ"))) || ((data1.kwotaGlowna === undefined) && (missing1 = "kwotaGlowna"))) || ((data1.kosztyUpomnien === undefined) && (missing1 = "kosztyUpomnien"))) || ((data1.odsetki === undefined) && (missing1 = "odsetki"))) || ((data1.oplataProlongacyjna === undefined) && (missing1 = "oplataProlongacyjna"))) || ((data1.suma === undefined) && (missing1 = "suma"))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0,schemaPath:"#/$defs/Wplata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((((key1 === "opis") || (key1 === "dataOperacji")) || (key1 === "typ")) || (key1 === "kwotaGlowna")) || (key1 === "kosztyUpomnien")) || (key1 === "odsetki")) || (key1 === "oplataProlongacyjna")) || (key1 === "suma"))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0,schemaPath:"#/$defs/Wplata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.opis !== undefined){
const _errs8 = errors;
if(typeof data1.opis !== "string"){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/opis",schemaPath:"#/$defs/Wplata/properties/opis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataOperacji !== undefined){
let data3 = data1.dataOperacji;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/dataOperacji",schemaPath:"#/$defs/Wplata/properties/dataOperacji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/dataOperacji",schemaPath:"#/$defs/Wplata/properties/dataOperacji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.typ !== undefined){
const _errs12 = errors;
if(typeof data1.typ !== "string"){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/typ",schemaPath:"#/$defs/Wplata/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaGlowna !== undefined){
let data5 = data1.kwotaGlowna;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/Wplata/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/Wplata/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kosztyUpomnien !== undefined){
let data6 = data1.kosztyUpomnien;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/kosztyUpomnien",schemaPath:"#/$defs/Wplata/properties/kosztyUpomnien/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/kosztyUpomnien",schemaPath:"#/$defs/Wplata/properties/kosztyUpomnien/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.odsetki !== undefined){
let data7 = data1.odsetki;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
let res2;
if((0.01 === 0 || (res2 = data7/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/odsetki",schemaPath:"#/$defs/Wplata/properties/odsetki/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/odsetki",schemaPath:"#/$defs/Wplata/properties/odsetki/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.oplataProlongacyjna !== undefined){
let data8 = data1.oplataProlongacyjna;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
let res3;
if((0.01 === 0 || (res3 = data8/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/Wplata/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/Wplata/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.suma !== undefined){
let data9 = data1.suma;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
let res4;
if((0.01 === 0 || (res4 = data9/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/suma",schemaPath:"#/$defs/Wplata/properties/suma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0+"/suma",schemaPath:"#/$defs/Wplata/properties/suma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty/" + i0,schemaPath:"#/$defs/Wplata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/wplaty",schemaPath:"#/properties/wplaty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.dajElementy = validate34;
const schema52 = {"type":"object","required":["idElementu","opis","dataOperacji","typ","suma","kwotaGlowna","pozostaloDoSplaty","nrDecyzji","dataDoreczenia","kosztyUpomnien","odsetki","oplataProlongacyjna"],"properties":{"idElementu":{"type":"integer"},"opis":{"type":"string"},"dataOperacji":{"type":"string","format":"date"},"typ":{"type":"string"},"suma":{"type":"number","multipleOf":0.01},"kwotaGlowna":{"type":"number","multipleOf":0.01},"pozostaloDoSplaty":{"type":"number","multipleOf":0.01},"nrDecyzji":{"type":["string","null"]},"dataDoreczenia":{"type":["string","null"],"format":"date"},"kosztyUpomnien":{"type":"number","multipleOf":0.01},"odsetki":{"type":"number","multipleOf":0.01},"oplataProlongacyjna":{"type":"number","multipleOf":0.01}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.elementy === undefined) && (missing0 = "elementy")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "elementy")){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.elementy !== undefined){
let data0 = data.elementy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((((((data1.idElementu === undefined) && (missing1 = "idElementu")) || ((data1.opis === undefined) && (missing1 = "opis"))) || ((data1.dataOperacji === undefined) && (missing1 = "dataOperacji"))) || ((data1.typ === undefined) && (missing1 = "typ"))) || ((data1.suma === undefined) && (missing1 = "suma"))) || ((data1.kwotaGlowna === undefined) && (missing1 = "kwotaGlowna"))) || ((data1.pozostaloDoSplaty === undefined) && (missing1 = "pozostaloDoSplaty"))) || ((data1.nrDecyzji === undefined) && (missing1 = "nrDecyzji"))) || ((data1.dataDoreczenia === undefined) && (missing1 = "dataDoreczenia"))) || ((data1.kosztyUpomnien === undefined) && (missing1 = "kosztyUpomnien"))) || ((data1.odsetki === undefined) && (missing1 = "odsetki"))) || ((data1.oplataProlongacyjna === undefined) && (missing1 = "oplataProlongacyjna"))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0,schemaPath:"#/$defs/ElementWindykacji/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func4.call(schema52.properties, key1))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0,schemaPath:"#/$defs/ElementWindykacji/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idElementu !== undefined){
let data2 = data1.idElementu;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/idElementu",schemaPath:"#/$defs/ElementWindykacji/properties/idElementu/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.opis !== undefined){
const _errs10 = errors;
if(typeof data1.opis !== "string"){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/opis",schemaPath:"#/$defs/ElementWindykacji/properties/opis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataOperacji !== undefined){
let data4 = data1.dataOperacji;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/dataOperacji",schemaPath:"#/$defs/ElementWindykacji/properties/dataOperacji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/dataOperacji",schemaPath:"#/$defs/ElementWindykacji/properties/dataOperacji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.typ !== undefined){
const _errs14 = errors;
if(typeof data1.typ !== "string"){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/typ",schemaPath:"#/$defs/ElementWindykacji/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.suma !== undefined){
let data6 = data1.suma;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
let res0;
if((0.01 === 0 || (res0 = data6/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/suma",schemaPath:"#/$defs/ElementWindykacji/properties/suma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/suma",schemaPath:"#/$defs/ElementWindykacji/properties/suma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaGlowna !== undefined){
let data7 = data1.kwotaGlowna;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
let res1;
if((0.01 === 0 || (res1 = data7/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/ElementWindykacji/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/ElementWindykacji/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.pozostaloDoSplaty !== undefined){
let data8 = data1.pozostaloDoSplaty;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
let res2;
if((0.01 === 0 || (res2 = data8/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/pozostaloDoSplaty",schemaPath:"#/$defs/ElementWindykacji/properties/pozostaloDoSplaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/pozostaloDoSplaty",schemaPath:"#/$defs/ElementWindykacji/properties/pozostaloDoSplaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nrDecyzji !== undefined){
let data9 = data1.nrDecyzji;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/nrDecyzji",schemaPath:"#/$defs/ElementWindykacji/properties/nrDecyzji/type",keyword:"type",params:{type: schema52.properties.nrDecyzji.type}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataDoreczenia !== undefined){
let data10 = data1.dataDoreczenia;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/dataDoreczenia",schemaPath:"#/$defs/ElementWindykacji/properties/dataDoreczenia/type",keyword:"type",params:{type: schema52.properties.dataDoreczenia.type}}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats8.test(data10))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/dataDoreczenia",schemaPath:"#/$defs/ElementWindykacji/properties/dataDoreczenia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kosztyUpomnien !== undefined){
let data11 = data1.kosztyUpomnien;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
let res3;
if((0.01 === 0 || (res3 = data11/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/kosztyUpomnien",schemaPath:"#/$defs/ElementWindykacji/properties/kosztyUpomnien/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/kosztyUpomnien",schemaPath:"#/$defs/ElementWindykacji/properties/kosztyUpomnien/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.odsetki !== undefined){
let data12 = data1.odsetki;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
let res4;
if((0.01 === 0 || (res4 = data12/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/odsetki",schemaPath:"#/$defs/ElementWindykacji/properties/odsetki/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/odsetki",schemaPath:"#/$defs/ElementWindykacji/properties/odsetki/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.oplataProlongacyjna !== undefined){
let data13 = data1.oplataProlongacyjna;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
let res5;
if((0.01 === 0 || (res5 = data13/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/ElementWindykacji/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/ElementWindykacji/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy/" + i0,schemaPath:"#/$defs/ElementWindykacji/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/elementy",schemaPath:"#/properties/elementy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

exports.dajLataDlaNaleznosci = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lata === undefined) && (missing0 = "lata")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lata")){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lata !== undefined){
let data0 = data.lata;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.rok === undefined) && (missing1 = "rok")) || ((data1.idKartyNaleznosci === undefined) && (missing1 = "idKartyNaleznosci"))) || ((data1.symbolKarty === undefined) && (missing1 = "symbolKarty"))){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0,schemaPath:"#/$defs/RokNaleznosci/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((key1 === "rok") || (key1 === "idKartyNaleznosci")) || (key1 === "symbolKarty"))){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0,schemaPath:"#/$defs/RokNaleznosci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.rok !== undefined){
let data2 = data1.rok;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0+"/rok",schemaPath:"#/$defs/RokNaleznosci/properties/rok/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.idKartyNaleznosci !== undefined){
let data3 = data1.idKartyNaleznosci;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0+"/idKartyNaleznosci",schemaPath:"#/$defs/RokNaleznosci/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0+"/idKartyNaleznosci",schemaPath:"#/$defs/RokNaleznosci/properties/idKartyNaleznosci/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.symbolKarty !== undefined){
const _errs12 = errors;
if(typeof data1.symbolKarty !== "string"){
validate35.errors = [{instancePath:instancePath+"/lata/" + i0+"/symbolKarty",schemaPath:"#/$defs/RokNaleznosci/properties/symbolKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/lata/" + i0,schemaPath:"#/$defs/RokNaleznosci/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/lata",schemaPath:"#/properties/lata/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

exports.dajLataAkcyzy = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lataAkcyzy === undefined) && (missing0 = "lataAkcyzy")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lataAkcyzy")){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lataAkcyzy !== undefined){
let data0 = data.lataAkcyzy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate36.errors = [{instancePath:instancePath+"/lataAkcyzy/" + i0,schemaPath:"#/properties/lataAkcyzy/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/lataAkcyzy",schemaPath:"#/properties/lataAkcyzy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.dajWnioskiAkcyzowe = validate37;
const schema57 = {"type":"object","required":["rok","stawkaZaLitr","powierzchniaUzytkowRolnych","litryNaHektar","kwotaZaUzytkiRolne","liczbaDjp","litryNaDjp","kwotaZaDjp","liczbaSwin","litryNaSwinie","kwotaZaSwinie","rocznyLimitZwrotu","przyznano","pozostalyLimitZwrotuDoWykorzystania"],"properties":{"rok":{"type":"integer"},"stawkaZaLitr":{"type":"number","multipleOf":0.01},"powierzchniaUzytkowRolnych":{"type":"number"},"litryNaHektar":{"type":"number"},"kwotaZaUzytkiRolne":{"type":"number","multipleOf":0.01},"liczbaDjp":{"type":"number"},"litryNaDjp":{"type":"number"},"kwotaZaDjp":{"type":"number","multipleOf":0.01},"liczbaSwin":{"type":"number"},"litryNaSwinie":{"type":"number"},"kwotaZaSwinie":{"type":"number","multipleOf":0.01},"rocznyLimitZwrotu":{"type":"number","multipleOf":0.01},"przyznano":{"type":"number","multipleOf":0.01},"pozostalyLimitZwrotuDoWykorzystania":{"type":"number","multipleOf":0.01}},"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.limit === undefined) && (missing0 = "limit")) || ((data.wnioski === undefined) && (missing0 = "wnioski"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "wnioski"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((((((((data0.rok === undefined) && (missing1 = "rok")) || ((data0.stawkaZaLitr === undefined) && (missing1 = "stawkaZaLitr"))) || ((data0.powierzchniaUzytkowRolnych === undefined) && (missing1 = "powierzchniaUzytkowRolnych"))) || ((data0.litryNaHektar === undefined) && (missing1 = "litryNaHektar"))) || ((data0.kwotaZaUzytkiRolne === undefined) && (missing1 = "kwotaZaUzytkiRolne"))) || ((data0.liczbaDjp === undefined) && (missing1 = "liczbaDjp"))) || ((data0.litryNaDjp === undefined) && (missing1 = "litryNaDjp"))) || ((data0.kwotaZaDjp === undefined) && (missing1 = "kwotaZaDjp"))) || ((data0.liczbaSwin === undefined) && (missing1 = "liczbaSwin"))) || ((data0.litryNaSwinie === undefined) && (missing1 = "litryNaSwinie"))) || ((data0.kwotaZaSwinie === undefined) && (missing1 = "kwotaZaSwinie"))) || ((data0.rocznyLimitZwrotu === undefined) && (missing1 = "rocznyLimitZwrotu"))) || ((data0.przyznano === undefined) && (missing1 = "przyznano"))) || ((data0.pozostalyLimitZwrotuDoWykorzystania === undefined) && (missing1 = "pozostalyLimitZwrotuDoWykorzystania"))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!(func4.call(schema57.properties, key1))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.rok !== undefined){
let data1 = data0.rok;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit/rok",schemaPath:"#/$defs/LimitAkcyzy/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.stawkaZaLitr !== undefined){
let data2 = data0.stawkaZaLitr;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
let res0;
if((0.01 === 0 || (res0 = data2/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
const err3 = {instancePath:instancePath+"/limit/stawkaZaLitr",schemaPath:"#/$defs/LimitAkcyzy/properties/stawkaZaLitr/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err4 = {instancePath:instancePath+"/limit/stawkaZaLitr",schemaPath:"#/$defs/LimitAkcyzy/properties/stawkaZaLitr/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.powierzchniaUzytkowRolnych !== undefined){
let data3 = data0.powierzchniaUzytkowRolnych;
const _errs12 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/limit/powierzchniaUzytkowRolnych",schemaPath:"#/$defs/LimitAkcyzy/properties/powierzchniaUzytkowRolnych/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaHektar !== undefined){
let data4 = data0.litryNaHektar;
const _errs14 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/limit/litryNaHektar",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaHektar/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaUzytkiRolne !== undefined){
let data5 = data0.kwotaZaUzytkiRolne;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
let res1;
if((0.01 === 0 || (res1 = data5/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
const err7 = {instancePath:instancePath+"/limit/kwotaZaUzytkiRolne",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaUzytkiRolne/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err8 = {instancePath:instancePath+"/limit/kwotaZaUzytkiRolne",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaUzytkiRolne/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.liczbaDjp !== undefined){
let data6 = data0.liczbaDjp;
const _errs18 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/limit/liczbaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/liczbaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaDjp !== undefined){
let data7 = data0.litryNaDjp;
const _errs20 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/limit/litryNaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaDjp !== undefined){
let data8 = data0.kwotaZaDjp;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
let res2;
if((0.01 === 0 || (res2 = data8/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
const err11 = {instancePath:instancePath+"/limit/kwotaZaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaDjp/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err12 = {instancePath:instancePath+"/limit/kwotaZaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.liczbaSwin !== undefined){
let data9 = data0.liczbaSwin;
const _errs24 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/limit/liczbaSwin",schemaPath:"#/$defs/LimitAkcyzy/properties/liczbaSwin/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaSwinie !== undefined){
let data10 = data0.litryNaSwinie;
const _errs26 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/limit/litryNaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaSwinie/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaSwinie !== undefined){
let data11 = data0.kwotaZaSwinie;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
let res3;
if((0.01 === 0 || (res3 = data11/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
const err15 = {instancePath:instancePath+"/limit/kwotaZaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaSwinie/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err16 = {instancePath:instancePath+"/limit/kwotaZaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaSwinie/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.rocznyLimitZwrotu !== undefined){
let data12 = data0.rocznyLimitZwrotu;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
let res4;
if((0.01 === 0 || (res4 = data12/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
const err17 = {instancePath:instancePath+"/limit/rocznyLimitZwrotu",schemaPath:"#/$defs/LimitAkcyzy/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/limit/rocznyLimitZwrotu",schemaPath:"#/$defs/LimitAkcyzy/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.przyznano !== undefined){
let data13 = data0.przyznano;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
let res5;
if((0.01 === 0 || (res5 = data13/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
const err19 = {instancePath:instancePath+"/limit/przyznano",schemaPath:"#/$defs/LimitAkcyzy/properties/przyznano/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err20 = {instancePath:instancePath+"/limit/przyznano",schemaPath:"#/$defs/LimitAkcyzy/properties/przyznano/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.pozostalyLimitZwrotuDoWykorzystania !== undefined){
let data14 = data0.pozostalyLimitZwrotuDoWykorzystania;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
let res6;
if((0.01 === 0 || (res6 = data14/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
const err21 = {instancePath:instancePath+"/limit/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/LimitAkcyzy/properties/pozostalyLimitZwrotuDoWykorzystania/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/limit/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/LimitAkcyzy/properties/pozostalyLimitZwrotuDoWykorzystania/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data0 !== null){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate37.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wnioski !== undefined){
let data15 = data.wnioski;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data15)){
var valid4 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((((((data16.sygnaturaWniosku === undefined) && (missing2 = "sygnaturaWniosku")) || ((data16.dataZlozeniaWniosku === undefined) && (missing2 = "dataZlozeniaWniosku"))) || ((data16.powierzchniaUzytkowRolnych === undefined) && (missing2 = "powierzchniaUzytkowRolnych"))) || ((data16.iloscOleju === undefined) && (missing2 = "iloscOleju"))) || ((data16.rocznyLimitZwrotu === undefined) && (missing2 = "rocznyLimitZwrotu"))) || ((data16.czyWyplataNaRachunekBankowy === undefined) && (missing2 = "czyWyplataNaRachunekBankowy"))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0,schemaPath:"#/$defs/WniosekAkcyzowy/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs43 = errors;
for(const key2 in data16){
if(!((((((key2 === "sygnaturaWniosku") || (key2 === "dataZlozeniaWniosku")) || (key2 === "powierzchniaUzytkowRolnych")) || (key2 === "iloscOleju")) || (key2 === "rocznyLimitZwrotu")) || (key2 === "czyWyplataNaRachunekBankowy"))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0,schemaPath:"#/$defs/WniosekAkcyzowy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs43 === errors){
if(data16.sygnaturaWniosku !== undefined){
const _errs44 = errors;
if(typeof data16.sygnaturaWniosku !== "string"){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/sygnaturaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/sygnaturaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.dataZlozeniaWniosku !== undefined){
let data18 = data16.dataZlozeniaWniosku;
const _errs46 = errors;
if(errors === _errs46){
if(errors === _errs46){
if(typeof data18 === "string"){
if(!(formats8.test(data18))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/dataZlozeniaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/dataZlozeniaWniosku/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/dataZlozeniaWniosku",schemaPath:"#/$defs/WniosekAkcyzowy/properties/dataZlozeniaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.powierzchniaUzytkowRolnych !== undefined){
let data19 = data16.powierzchniaUzytkowRolnych;
const _errs48 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/powierzchniaUzytkowRolnych",schemaPath:"#/$defs/WniosekAkcyzowy/properties/powierzchniaUzytkowRolnych/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.iloscOleju !== undefined){
let data20 = data16.iloscOleju;
const _errs50 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/iloscOleju",schemaPath:"#/$defs/WniosekAkcyzowy/properties/iloscOleju/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.rocznyLimitZwrotu !== undefined){
let data21 = data16.rocznyLimitZwrotu;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data21 == "number") && (isFinite(data21))){
let res7;
if((0.01 === 0 || (res7 = data21/0.01, Math.abs(Math.round(res7) - res7) > 1e-4))){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/rocznyLimitZwrotu",schemaPath:"#/$defs/WniosekAkcyzowy/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/rocznyLimitZwrotu",schemaPath:"#/$defs/WniosekAkcyzowy/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.czyWyplataNaRachunekBankowy !== undefined){
const _errs54 = errors;
if(typeof data16.czyWyplataNaRachunekBankowy !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0+"/czyWyplataNaRachunekBankowy",schemaPath:"#/$defs/WniosekAkcyzowy/properties/czyWyplataNaRachunekBankowy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/wnioski/" + i0,schemaPath:"#/$defs/WniosekAkcyzowy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs40 === errors;
if(!valid4){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/wnioski",schemaPath:"#/properties/wnioski/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

exports.dajZwrotyAkcyzy = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.limit === undefined) && (missing0 = "limit")) || ((data.zwroty === undefined) && (missing0 = "zwroty"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "zwroty"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((((((((data0.rok === undefined) && (missing1 = "rok")) || ((data0.stawkaZaLitr === undefined) && (missing1 = "stawkaZaLitr"))) || ((data0.powierzchniaUzytkowRolnych === undefined) && (missing1 = "powierzchniaUzytkowRolnych"))) || ((data0.litryNaHektar === undefined) && (missing1 = "litryNaHektar"))) || ((data0.kwotaZaUzytkiRolne === undefined) && (missing1 = "kwotaZaUzytkiRolne"))) || ((data0.liczbaDjp === undefined) && (missing1 = "liczbaDjp"))) || ((data0.litryNaDjp === undefined) && (missing1 = "litryNaDjp"))) || ((data0.kwotaZaDjp === undefined) && (missing1 = "kwotaZaDjp"))) || ((data0.liczbaSwin === undefined) && (missing1 = "liczbaSwin"))) || ((data0.litryNaSwinie === undefined) && (missing1 = "litryNaSwinie"))) || ((data0.kwotaZaSwinie === undefined) && (missing1 = "kwotaZaSwinie"))) || ((data0.rocznyLimitZwrotu === undefined) && (missing1 = "rocznyLimitZwrotu"))) || ((data0.przyznano === undefined) && (missing1 = "przyznano"))) || ((data0.pozostalyLimitZwrotuDoWykorzystania === undefined) && (missing1 = "pozostalyLimitZwrotuDoWykorzystania"))){
const err0 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!(func4.call(schema57.properties, key1))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.rok !== undefined){
let data1 = data0.rok;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit/rok",schemaPath:"#/$defs/LimitAkcyzy/properties/rok/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.stawkaZaLitr !== undefined){
let data2 = data0.stawkaZaLitr;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
let res0;
if((0.01 === 0 || (res0 = data2/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
const err3 = {instancePath:instancePath+"/limit/stawkaZaLitr",schemaPath:"#/$defs/LimitAkcyzy/properties/stawkaZaLitr/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err4 = {instancePath:instancePath+"/limit/stawkaZaLitr",schemaPath:"#/$defs/LimitAkcyzy/properties/stawkaZaLitr/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.powierzchniaUzytkowRolnych !== undefined){
let data3 = data0.powierzchniaUzytkowRolnych;
const _errs12 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/limit/powierzchniaUzytkowRolnych",schemaPath:"#/$defs/LimitAkcyzy/properties/powierzchniaUzytkowRolnych/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaHektar !== undefined){
let data4 = data0.litryNaHektar;
const _errs14 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/limit/litryNaHektar",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaHektar/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaUzytkiRolne !== undefined){
let data5 = data0.kwotaZaUzytkiRolne;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
let res1;
if((0.01 === 0 || (res1 = data5/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
const err7 = {instancePath:instancePath+"/limit/kwotaZaUzytkiRolne",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaUzytkiRolne/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err8 = {instancePath:instancePath+"/limit/kwotaZaUzytkiRolne",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaUzytkiRolne/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.liczbaDjp !== undefined){
let data6 = data0.liczbaDjp;
const _errs18 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/limit/liczbaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/liczbaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaDjp !== undefined){
let data7 = data0.litryNaDjp;
const _errs20 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/limit/litryNaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaDjp !== undefined){
let data8 = data0.kwotaZaDjp;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
let res2;
if((0.01 === 0 || (res2 = data8/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
const err11 = {instancePath:instancePath+"/limit/kwotaZaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaDjp/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err12 = {instancePath:instancePath+"/limit/kwotaZaDjp",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaDjp/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.liczbaSwin !== undefined){
let data9 = data0.liczbaSwin;
const _errs24 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/limit/liczbaSwin",schemaPath:"#/$defs/LimitAkcyzy/properties/liczbaSwin/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.litryNaSwinie !== undefined){
let data10 = data0.litryNaSwinie;
const _errs26 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/limit/litryNaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/litryNaSwinie/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kwotaZaSwinie !== undefined){
let data11 = data0.kwotaZaSwinie;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
let res3;
if((0.01 === 0 || (res3 = data11/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
const err15 = {instancePath:instancePath+"/limit/kwotaZaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaSwinie/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err16 = {instancePath:instancePath+"/limit/kwotaZaSwinie",schemaPath:"#/$defs/LimitAkcyzy/properties/kwotaZaSwinie/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.rocznyLimitZwrotu !== undefined){
let data12 = data0.rocznyLimitZwrotu;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
let res4;
if((0.01 === 0 || (res4 = data12/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
const err17 = {instancePath:instancePath+"/limit/rocznyLimitZwrotu",schemaPath:"#/$defs/LimitAkcyzy/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/limit/rocznyLimitZwrotu",schemaPath:"#/$defs/LimitAkcyzy/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.przyznano !== undefined){
let data13 = data0.przyznano;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
let res5;
if((0.01 === 0 || (res5 = data13/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
const err19 = {instancePath:instancePath+"/limit/przyznano",schemaPath:"#/$defs/LimitAkcyzy/properties/przyznano/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
const err20 = {instancePath:instancePath+"/limit/przyznano",schemaPath:"#/$defs/LimitAkcyzy/properties/przyznano/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.pozostalyLimitZwrotuDoWykorzystania !== undefined){
let data14 = data0.pozostalyLimitZwrotuDoWykorzystania;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
let res6;
if((0.01 === 0 || (res6 = data14/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
const err21 = {instancePath:instancePath+"/limit/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/LimitAkcyzy/properties/pozostalyLimitZwrotuDoWykorzystania/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/limit/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/LimitAkcyzy/properties/pozostalyLimitZwrotuDoWykorzystania/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/$defs/LimitAkcyzy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data0 !== null){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zwroty !== undefined){
let data15 = data.zwroty;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data15)){
var valid4 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((((((data16.sygnaturaWniosku === undefined) && (missing2 = "sygnaturaWniosku")) || ((data16.numerDecyzji === undefined) && (missing2 = "numerDecyzji"))) || ((data16.dataWydaniaDecyzji === undefined) && (missing2 = "dataWydaniaDecyzji"))) || ((data16.kwotaZwrotu === undefined) && (missing2 = "kwotaZwrotu"))) || ((data16.pozostalyLimitZwrotuDoWykorzystania === undefined) && (missing2 = "pozostalyLimitZwrotuDoWykorzystania"))) || ((data16.rocznyLimitZwrotu === undefined) && (missing2 = "rocznyLimitZwrotu"))) || ((data16.kwotaWyplacona === undefined) && (missing2 = "kwotaWyplacona"))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0,schemaPath:"#/$defs/DecyzjaAkcyzowa/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs43 = errors;
for(const key2 in data16){
if(!(((((((key2 === "sygnaturaWniosku") || (key2 === "numerDecyzji")) || (key2 === "dataWydaniaDecyzji")) || (key2 === "kwotaZwrotu")) || (key2 === "pozostalyLimitZwrotuDoWykorzystania")) || (key2 === "rocznyLimitZwrotu")) || (key2 === "kwotaWyplacona"))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0,schemaPath:"#/$defs/DecyzjaAkcyzowa/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs43 === errors){
if(data16.sygnaturaWniosku !== undefined){
const _errs44 = errors;
if(typeof data16.sygnaturaWniosku !== "string"){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/sygnaturaWniosku",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/sygnaturaWniosku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.numerDecyzji !== undefined){
let data18 = data16.numerDecyzji;
const _errs46 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/numerDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/numerDecyzji/type",keyword:"type",params:{type: schema41.properties.numerDecyzji.type}}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.dataWydaniaDecyzji !== undefined){
let data19 = data16.dataWydaniaDecyzji;
const _errs48 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/dataWydaniaDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/dataWydaniaDecyzji/type",keyword:"type",params:{type: schema41.properties.dataWydaniaDecyzji.type}}];
return false;
}
if(errors === _errs48){
if(errors === _errs48){
if(typeof data19 === "string"){
if(!(formats8.test(data19))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/dataWydaniaDecyzji",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/dataWydaniaDecyzji/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.kwotaZwrotu !== undefined){
let data20 = data16.kwotaZwrotu;
const _errs50 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/kwotaZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaZwrotu/type",keyword:"type",params:{type: schema41.properties.kwotaZwrotu.type}}];
return false;
}
if(errors === _errs50){
if((typeof data20 == "number") && (isFinite(data20))){
let res7;
if((0.01 === 0 || (res7 = data20/0.01, Math.abs(Math.round(res7) - res7) > 1e-4))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/kwotaZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.pozostalyLimitZwrotuDoWykorzystania !== undefined){
let data21 = data16.pozostalyLimitZwrotuDoWykorzystania;
const _errs52 = errors;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/pozostalyLimitZwrotuDoWykorzystania/type",keyword:"type",params:{type: schema41.properties.pozostalyLimitZwrotuDoWykorzystania.type}}];
return false;
}
if(errors === _errs52){
if((typeof data21 == "number") && (isFinite(data21))){
let res8;
if((0.01 === 0 || (res8 = data21/0.01, Math.abs(Math.round(res8) - res8) > 1e-4))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/pozostalyLimitZwrotuDoWykorzystania",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/pozostalyLimitZwrotuDoWykorzystania/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.rocznyLimitZwrotu !== undefined){
let data22 = data16.rocznyLimitZwrotu;
const _errs54 = errors;
if(errors === _errs54){
if((typeof data22 == "number") && (isFinite(data22))){
let res9;
if((0.01 === 0 || (res9 = data22/0.01, Math.abs(Math.round(res9) - res9) > 1e-4))){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/rocznyLimitZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/rocznyLimitZwrotu/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/rocznyLimitZwrotu",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/rocznyLimitZwrotu/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.kwotaWyplacona !== undefined){
const _errs56 = errors;
if(typeof data16.kwotaWyplacona !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0+"/kwotaWyplacona",schemaPath:"#/$defs/DecyzjaAkcyzowa/properties/kwotaWyplacona/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs56 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/zwroty/" + i0,schemaPath:"#/$defs/DecyzjaAkcyzowa/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs40 === errors;
if(!valid4){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/zwroty",schemaPath:"#/properties/zwroty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

exports.dajOplatyLokalne = validate39;
const schema63 = {"type":"object","required":["nrKarty","nazwaOplaty","nrDecyzji","dataPowstaniaNaleznosci","dataZawarciaUmowy","dataRozwiazaniaUmowy","nrRaty","terminPlatnosci","kwotaNetto","kwotaVat","kwotaBrutto"],"properties":{"nrKarty":{"type":"string"},"nazwaOplaty":{"type":"string"},"nrDecyzji":{"type":["string","null"]},"dataPowstaniaNaleznosci":{"type":"string","format":"date"},"dataZawarciaUmowy":{"type":["string","null"],"format":"date"},"dataRozwiazaniaUmowy":{"type":["string","null"],"format":"date"},"nrRaty":{"type":"integer"},"terminPlatnosci":{"type":"string","format":"date"},"kwotaNetto":{"type":"number","multipleOf":0.01},"kwotaVat":{"type":["number","null"],"multipleOf":0.01},"kwotaBrutto":{"type":"number","multipleOf":0.01}},"additionalProperties":false};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.umowy === undefined) && (missing0 = "umowy")) || ((data.kwotaNettoSuma === undefined) && (missing0 = "kwotaNettoSuma"))) || ((data.kwotaVatSuma === undefined) && (missing0 = "kwotaVatSuma"))) || ((data.kwotaBruttoSuma === undefined) && (missing0 = "kwotaBruttoSuma"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "umowy") || (key0 === "kwotaNettoSuma")) || (key0 === "kwotaVatSuma")) || (key0 === "kwotaBruttoSuma"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.umowy !== undefined){
let data0 = data.umowy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((data1.nrKarty === undefined) && (missing1 = "nrKarty")) || ((data1.nazwaOplaty === undefined) && (missing1 = "nazwaOplaty"))) || ((data1.nrDecyzji === undefined) && (missing1 = "nrDecyzji"))) || ((data1.dataPowstaniaNaleznosci === undefined) && (missing1 = "dataPowstaniaNaleznosci"))) || ((data1.dataZawarciaUmowy === undefined) && (missing1 = "dataZawarciaUmowy"))) || ((data1.dataRozwiazaniaUmowy === undefined) && (missing1 = "dataRozwiazaniaUmowy"))) || ((data1.nrRaty === undefined) && (missing1 = "nrRaty"))) || ((data1.terminPlatnosci === undefined) && (missing1 = "terminPlatnosci"))) || ((data1.kwotaNetto === undefined) && (missing1 = "kwotaNetto"))) || ((data1.kwotaVat === undefined) && (missing1 = "kwotaVat"))) || ((data1.kwotaBrutto === undefined) && (missing1 = "kwotaBrutto"))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0,schemaPath:"#/$defs/UmowaOplaty/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func4.call(schema63.properties, key1))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0,schemaPath:"#/$defs/UmowaOplaty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.nrKarty !== undefined){
const _errs8 = errors;
if(typeof data1.nrKarty !== "string"){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/nrKarty",schemaPath:"#/$defs/UmowaOplaty/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwaOplaty !== undefined){
const _errs10 = errors;
if(typeof data1.nazwaOplaty !== "string"){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/nazwaOplaty",schemaPath:"#/$defs/UmowaOplaty/properties/nazwaOplaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nrDecyzji !== undefined){
let data4 = data1.nrDecyzji;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/nrDecyzji",schemaPath:"#/$defs/UmowaOplaty/properties/nrDecyzji/type",keyword:"type",params:{type: schema63.properties.nrDecyzji.type}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataPowstaniaNaleznosci !== undefined){
let data5 = data1.dataPowstaniaNaleznosci;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats8.test(data5))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataPowstaniaNaleznosci",schemaPath:"#/$defs/UmowaOplaty/properties/dataPowstaniaNaleznosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataPowstaniaNaleznosci",schemaPath:"#/$defs/UmowaOplaty/properties/dataPowstaniaNaleznosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataZawarciaUmowy !== undefined){
let data6 = data1.dataZawarciaUmowy;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataZawarciaUmowy",schemaPath:"#/$defs/UmowaOplaty/properties/dataZawarciaUmowy/type",keyword:"type",params:{type: schema63.properties.dataZawarciaUmowy.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats8.test(data6))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataZawarciaUmowy",schemaPath:"#/$defs/UmowaOplaty/properties/dataZawarciaUmowy/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataRozwiazaniaUmowy !== undefined){
let data7 = data1.dataRozwiazaniaUmowy;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataRozwiazaniaUmowy",schemaPath:"#/$defs/UmowaOplaty/properties/dataRozwiazaniaUmowy/type",keyword:"type",params:{type: schema63.properties.dataRozwiazaniaUmowy.type}}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/dataRozwiazaniaUmowy",schemaPath:"#/$defs/UmowaOplaty/properties/dataRozwiazaniaUmowy/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nrRaty !== undefined){
let data8 = data1.nrRaty;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/nrRaty",schemaPath:"#/$defs/UmowaOplaty/properties/nrRaty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.terminPlatnosci !== undefined){
let data9 = data1.terminPlatnosci;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data9 === "string"){
if(!(formats8.test(data9))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/UmowaOplaty/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/UmowaOplaty/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaNetto !== undefined){
let data10 = data1.kwotaNetto;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
let res0;
if((0.01 === 0 || (res0 = data10/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaNetto",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaNetto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaNetto",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaNetto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaVat !== undefined){
let data11 = data1.kwotaVat;
const _errs26 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaVat",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaVat/type",keyword:"type",params:{type: schema63.properties.kwotaVat.type}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
let res1;
if((0.01 === 0 || (res1 = data11/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaVat",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaVat/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaBrutto !== undefined){
let data12 = data1.kwotaBrutto;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
let res2;
if((0.01 === 0 || (res2 = data12/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaBrutto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/UmowaOplaty/properties/kwotaBrutto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy/" + i0,schemaPath:"#/$defs/UmowaOplaty/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/umowy",schemaPath:"#/properties/umowy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaNettoSuma !== undefined){
let data13 = data.kwotaNettoSuma;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
let res3;
if((0.01 === 0 || (res3 = data13/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/kwotaNettoSuma",schemaPath:"#/properties/kwotaNettoSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/kwotaNettoSuma",schemaPath:"#/properties/kwotaNettoSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaVatSuma !== undefined){
let data14 = data.kwotaVatSuma;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
let res4;
if((0.01 === 0 || (res4 = data14/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/kwotaVatSuma",schemaPath:"#/properties/kwotaVatSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/kwotaVatSuma",schemaPath:"#/properties/kwotaVatSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaBruttoSuma !== undefined){
let data15 = data.kwotaBruttoSuma;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
let res5;
if((0.01 === 0 || (res5 = data15/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate39.errors = [{instancePath:instancePath+"/kwotaBruttoSuma",schemaPath:"#/properties/kwotaBruttoSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/kwotaBruttoSuma",schemaPath:"#/properties/kwotaBruttoSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

exports.dajZasadyNieczystosci = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pierwszyDzien === undefined) && (missing0 = "pierwszyDzien")) || ((data.ostatniDzien === undefined) && (missing0 = "ostatniDzien"))) || ((data.najdluzszeOknoDni === undefined) && (missing0 = "najdluzszeOknoDni"))) || ((data.najwiecejOczekujacych === undefined) && (missing0 = "najwiecejOczekujacych"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "pierwszyDzien") || (key0 === "ostatniDzien")) || (key0 === "najdluzszeOknoDni")) || (key0 === "najwiecejOczekujacych"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pierwszyDzien !== undefined){
let data0 = data.pierwszyDzien;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats8.test(data0))){
validate40.errors = [{instancePath:instancePath+"/pierwszyDzien",schemaPath:"#/properties/pierwszyDzien/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/pierwszyDzien",schemaPath:"#/properties/pierwszyDzien/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ostatniDzien !== undefined){
let data1 = data.ostatniDzien;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate40.errors = [{instancePath:instancePath+"/ostatniDzien",schemaPath:"#/properties/ostatniDzien/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/ostatniDzien",schemaPath:"#/properties/ostatniDzien/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.najdluzszeOknoDni !== undefined){
let data2 = data.najdluzszeOknoDni;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate40.errors = [{instancePath:instancePath+"/najdluzszeOknoDni",schemaPath:"#/properties/najdluzszeOknoDni/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/najdluzszeOknoDni",schemaPath:"#/properties/najdluzszeOknoDni/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.najwiecejOczekujacych !== undefined){
let data3 = data.najwiecejOczekujacych;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate40.errors = [{instancePath:instancePath+"/najwiecejOczekujacych",schemaPath:"#/properties/najwiecejOczekujacych/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate40.errors = [{instancePath:instancePath+"/najwiecejOczekujacych",schemaPath:"#/properties/najwiecejOczekujacych/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

exports.dajZamowieniaNieczystosci = validate41;
const schema66 = {"type":"object","required":["idZamowienia","kiedyUtworzono","adres","pojemnosc","odDnia","doDnia","telefon","uwagi","stan","czyMoznaAnulowac","uwagiUrzedu"],"properties":{"idZamowienia":{"type":"integer"},"kiedyUtworzono":{"type":"string","format":"date-time"},"adres":{"type":"string"},"pojemnosc":{"type":"number"},"odDnia":{"type":"string","format":"date"},"doDnia":{"type":"string","format":"date"},"telefon":{"type":"string"},"uwagi":{"type":["string","null"]},"stan":{"$ref":"#/$defs/StanZamowieniaNieczystosci"},"czyMoznaAnulowac":{"type":"boolean"},"uwagiUrzedu":{"type":["string","null"]}},"additionalProperties":false};
const schema67 = {"type":"string","enum":["NOWE","PRZYJETE","WYKONANE","ODRZUCONE","ANULOWANE"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.idZamowienia === undefined) && (missing0 = "idZamowienia")) || ((data.kiedyUtworzono === undefined) && (missing0 = "kiedyUtworzono"))) || ((data.adres === undefined) && (missing0 = "adres"))) || ((data.pojemnosc === undefined) && (missing0 = "pojemnosc"))) || ((data.odDnia === undefined) && (missing0 = "odDnia"))) || ((data.doDnia === undefined) && (missing0 = "doDnia"))) || ((data.telefon === undefined) && (missing0 = "telefon"))) || ((data.uwagi === undefined) && (missing0 = "uwagi"))) || ((data.stan === undefined) && (missing0 = "stan"))) || ((data.czyMoznaAnulowac === undefined) && (missing0 = "czyMoznaAnulowac"))) || ((data.uwagiUrzedu === undefined) && (missing0 = "uwagiUrzedu"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema66.properties, key0))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idZamowienia !== undefined){
let data0 = data.idZamowienia;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate42.errors = [{instancePath:instancePath+"/idZamowienia",schemaPath:"#/properties/idZamowienia/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kiedyUtworzono !== undefined){
let data1 = data.kiedyUtworzono;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats22.test(data1))){
validate42.errors = [{instancePath:instancePath+"/kiedyUtworzono",schemaPath:"#/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/kiedyUtworzono",schemaPath:"#/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adres !== undefined){
const _errs6 = errors;
if(typeof data.adres !== "string"){
validate42.errors = [{instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pojemnosc !== undefined){
let data3 = data.pojemnosc;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate42.errors = [{instancePath:instancePath+"/pojemnosc",schemaPath:"#/properties/pojemnosc/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.odDnia !== undefined){
let data4 = data.odDnia;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate42.errors = [{instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doDnia !== undefined){
let data5 = data.doDnia;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats8.test(data5))){
validate42.errors = [{instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
const _errs14 = errors;
if(typeof data.telefon !== "string"){
validate42.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uwagi !== undefined){
let data7 = data.uwagi;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate42.errors = [{instancePath:instancePath+"/uwagi",schemaPath:"#/properties/uwagi/type",keyword:"type",params:{type: schema66.properties.uwagi.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stan !== undefined){
let data8 = data.stan;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate42.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanZamowieniaNieczystosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data8 === "NOWE") || (data8 === "PRZYJETE")) || (data8 === "WYKONANE")) || (data8 === "ODRZUCONE")) || (data8 === "ANULOWANE"))){
validate42.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanZamowieniaNieczystosci/enum",keyword:"enum",params:{allowedValues: schema67.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyMoznaAnulowac !== undefined){
const _errs21 = errors;
if(typeof data.czyMoznaAnulowac !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/czyMoznaAnulowac",schemaPath:"#/properties/czyMoznaAnulowac/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uwagiUrzedu !== undefined){
let data10 = data.uwagiUrzedu;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate42.errors = [{instancePath:instancePath+"/uwagiUrzedu",schemaPath:"#/properties/uwagiUrzedu/type",keyword:"type",params:{type: schema66.properties.uwagiUrzedu.type}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.zamowienia === undefined) && (missing0 = "zamowienia")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "zamowienia")){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zamowienia !== undefined){
let data0 = data.zamowienia;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate42(data0[i0], {instancePath:instancePath+"/zamowienia/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/zamowienia",schemaPath:"#/properties/zamowienia/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

exports.zamowOdbiorNieczystosci = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.czyZapisano === undefined) && (missing0 = "czyZapisano")) || ((data.idZamowienia === undefined) && (missing0 = "idZamowienia"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "czyZapisano") || (key0 === "idZamowienia"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyZapisano !== undefined){
const _errs2 = errors;
if(typeof data.czyZapisano !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/czyZapisano",schemaPath:"#/properties/czyZapisano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idZamowienia !== undefined){
let data1 = data.idZamowienia;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate44.errors = [{instancePath:instancePath+"/idZamowienia",schemaPath:"#/properties/idZamowienia/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

exports.anulujZamowienieNieczystosci = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyAnulowano === undefined) && (missing0 = "czyAnulowano")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyAnulowano")){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyAnulowano !== undefined){
if(typeof data.czyAnulowano !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/czyAnulowano",schemaPath:"#/properties/czyAnulowano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

exports.przygotujLogowanieWezlem = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.saml === undefined) && (missing0 = "saml")) || ((data.urlWKZalogujDoPrzekierowania === undefined) && (missing0 = "urlWKZalogujDoPrzekierowania"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "saml") || (key0 === "urlWKZalogujDoPrzekierowania"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.saml !== undefined){
const _errs2 = errors;
if(typeof data.saml !== "string"){
validate46.errors = [{instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlWKZalogujDoPrzekierowania !== undefined){
let data1 = data.urlWKZalogujDoPrzekierowania;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate46.errors = [{instancePath:instancePath+"/urlWKZalogujDoPrzekierowania",schemaPath:"#/properties/urlWKZalogujDoPrzekierowania/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/urlWKZalogujDoPrzekierowania",schemaPath:"#/properties/urlWKZalogujDoPrzekierowania/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

exports.przygotujPotwierdzenieWezlem = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.saml === undefined) && (missing0 = "saml")) || ((data.urlWKZalogujDoPrzekierowania === undefined) && (missing0 = "urlWKZalogujDoPrzekierowania"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "saml") || (key0 === "urlWKZalogujDoPrzekierowania"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.saml !== undefined){
const _errs2 = errors;
if(typeof data.saml !== "string"){
validate47.errors = [{instancePath:instancePath+"/saml",schemaPath:"#/properties/saml/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlWKZalogujDoPrzekierowania !== undefined){
let data1 = data.urlWKZalogujDoPrzekierowania;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate47.errors = [{instancePath:instancePath+"/urlWKZalogujDoPrzekierowania",schemaPath:"#/properties/urlWKZalogujDoPrzekierowania/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
else {
validate47.errors = [{instancePath:instancePath+"/urlWKZalogujDoPrzekierowania",schemaPath:"#/properties/urlWKZalogujDoPrzekierowania/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

exports.odbierzLogowanieWezlem = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate48.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate48.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

exports.dajDaneDoPotwierdzenia = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.imie === undefined) && (missing0 = "imie")) || ((data.nazwisko === undefined) && (missing0 = "nazwisko"))) || ((data.pesel === undefined) && (missing0 = "pesel"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "imie") || (key0 === "nazwisko")) || (key0 === "pesel"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.imie !== undefined){
const _errs2 = errors;
if(typeof data.imie !== "string"){
validate49.errors = [{instancePath:instancePath+"/imie",schemaPath:"#/properties/imie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwisko !== undefined){
const _errs4 = errors;
if(typeof data.nazwisko !== "string"){
validate49.errors = [{instancePath:instancePath+"/nazwisko",schemaPath:"#/properties/nazwisko/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesel !== undefined){
let data2 = data.pesel;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate49.errors = [{instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/pattern",keyword:"pattern",params:{pattern: "^[0-9]{11}$"}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/pesel",schemaPath:"#/properties/pesel/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

exports.potwierdzDane = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate50.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate50.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate50.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate50.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

exports.zmienHaslo = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate51.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate51.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate51.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.zmienEmail = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyWyslano === undefined) && (missing0 = "czyWyslano")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyWyslano")){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyWyslano !== undefined){
if(typeof data.czyWyslano !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/czyWyslano",schemaPath:"#/properties/czyWyslano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.potwierdzSwojEmail = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPotwierdzono === undefined) && (missing0 = "czyPotwierdzono")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPotwierdzono")){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPotwierdzono !== undefined){
if(typeof data.czyPotwierdzono !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/czyPotwierdzono",schemaPath:"#/properties/czyPotwierdzono/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

exports.dajZgody = validate54;
const schema78 = {"type":"object","required":["powiadomieniaEmail","powiadomieniaSms","email","telefon"],"properties":{"powiadomieniaEmail":{"type":"boolean"},"powiadomieniaSms":{"type":"boolean"},"email":{"type":["string","null"],"format":"email","maxLength":120},"telefon":{"type":["string","null"],"maxLength":20}},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.powiadomieniaEmail === undefined) && (missing0 = "powiadomieniaEmail")) || ((data.powiadomieniaSms === undefined) && (missing0 = "powiadomieniaSms"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.telefon === undefined) && (missing0 = "telefon"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "powiadomieniaEmail") || (key0 === "powiadomieniaSms")) || (key0 === "email")) || (key0 === "telefon"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.powiadomieniaEmail !== undefined){
const _errs2 = errors;
if(typeof data.powiadomieniaEmail !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/powiadomieniaEmail",schemaPath:"#/properties/powiadomieniaEmail/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.powiadomieniaSms !== undefined){
const _errs4 = errors;
if(typeof data.powiadomieniaSms !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/powiadomieniaSms",schemaPath:"#/properties/powiadomieniaSms/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema78.properties.email.type}}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 120){
validate54.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(!(formats0.test(data2))){
validate54.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
let data3 = data.telefon;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema78.properties.telefon.type}}];
return false;
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 20){
validate54.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

exports.zapiszZgody = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.powiadomieniaEmail === undefined) && (missing0 = "powiadomieniaEmail")) || ((data.powiadomieniaSms === undefined) && (missing0 = "powiadomieniaSms"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.telefon === undefined) && (missing0 = "telefon"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "powiadomieniaEmail") || (key0 === "powiadomieniaSms")) || (key0 === "email")) || (key0 === "telefon"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.powiadomieniaEmail !== undefined){
const _errs2 = errors;
if(typeof data.powiadomieniaEmail !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/powiadomieniaEmail",schemaPath:"#/properties/powiadomieniaEmail/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.powiadomieniaSms !== undefined){
const _errs4 = errors;
if(typeof data.powiadomieniaSms !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/powiadomieniaSms",schemaPath:"#/properties/powiadomieniaSms/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate55.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema78.properties.email.type}}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 120){
validate55.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
else {
if(!(formats0.test(data2))){
validate55.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
let data3 = data.telefon;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate55.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema78.properties.telefon.type}}];
return false;
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 20){
validate55.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

exports.daj2Fa = validate56;
const schema80 = {"type":"object","required":["czy2FaAktywne","qrCode","key"],"properties":{"czy2FaAktywne":{"type":"boolean"},"qrCode":{"type":["string","null"]},"key":{"type":["string","null"]}},"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne")) || ((data.qrCode === undefined) && (missing0 = "qrCode"))) || ((data.key === undefined) && (missing0 = "key"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "czy2FaAktywne") || (key0 === "qrCode")) || (key0 === "key"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czy2FaAktywne !== undefined){
const _errs2 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qrCode !== undefined){
let data1 = data.qrCode;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate56.errors = [{instancePath:instancePath+"/qrCode",schemaPath:"#/properties/qrCode/type",keyword:"type",params:{type: schema80.properties.qrCode.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data2 = data.key;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate56.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema80.properties.key.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

exports.zapisz2Fa = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.czyOgraniczony === undefined) && (missing0 = "czyOgraniczony"))) || ((data.czyNiepotwierdzony === undefined) && (missing0 = "czyNiepotwierdzony"))) || ((data.czy2FaAktywne === undefined) && (missing0 = "czy2FaAktywne"))) || ((data.czasSesji === undefined) && (missing0 = "czasSesji"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "token") || (key0 === "czyOgraniczony")) || (key0 === "czyNiepotwierdzony")) || (key0 === "czy2FaAktywne")) || (key0 === "czasSesji"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate57.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 16){
validate57.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16}}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyOgraniczony !== undefined){
const _errs4 = errors;
if(typeof data.czyOgraniczony !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/czyOgraniczony",schemaPath:"#/properties/czyOgraniczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyNiepotwierdzony !== undefined){
const _errs6 = errors;
if(typeof data.czyNiepotwierdzony !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/czyNiepotwierdzony",schemaPath:"#/properties/czyNiepotwierdzony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2FaAktywne !== undefined){
const _errs8 = errors;
if(typeof data.czy2FaAktywne !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/czy2FaAktywne",schemaPath:"#/properties/czy2FaAktywne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czasSesji !== undefined){
let data4 = data.czasSesji;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate57.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/czasSesji",schemaPath:"#/properties/czasSesji/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

exports.usunKonto = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyUsunieto === undefined) && (missing0 = "czyUsunieto")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyUsunieto")){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyUsunieto !== undefined){
if(typeof data.czyUsunieto !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/czyUsunieto",schemaPath:"#/properties/czyUsunieto/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

exports.dajLogowania = validate59;
const schema84 = {"type":"object","required":["idLogowania","kiedy","siec","urzadzenie","sposob","czyUdane"],"properties":{"idLogowania":{"type":"integer","minimum":1},"kiedy":{"type":"string","format":"date-time"},"siec":{"type":"string"},"urzadzenie":{"type":"string"},"sposob":{"type":"string","enum":["HASLO","KOD","WEZEL"]},"czyUdane":{"type":"boolean"}},"additionalProperties":false};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.logowania === undefined) && (missing0 = "logowania")) || ((data.sesje === undefined) && (missing0 = "sesje"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "logowania") || (key0 === "sesje"))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.logowania !== undefined){
let data0 = data.logowania;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.idLogowania === undefined) && (missing1 = "idLogowania")) || ((data1.kiedy === undefined) && (missing1 = "kiedy"))) || ((data1.siec === undefined) && (missing1 = "siec"))) || ((data1.urzadzenie === undefined) && (missing1 = "urzadzenie"))) || ((data1.sposob === undefined) && (missing1 = "sposob"))) || ((data1.czyUdane === undefined) && (missing1 = "czyUdane"))){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0,schemaPath:"#/$defs/ProbaLogowania/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "idLogowania") || (key1 === "kiedy")) || (key1 === "siec")) || (key1 === "urzadzenie")) || (key1 === "sposob")) || (key1 === "czyUdane"))){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0,schemaPath:"#/$defs/ProbaLogowania/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idLogowania !== undefined){
let data2 = data1.idLogowania;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/idLogowania",schemaPath:"#/$defs/ProbaLogowania/properties/idLogowania/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/idLogowania",schemaPath:"#/$defs/ProbaLogowania/properties/idLogowania/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kiedy !== undefined){
let data3 = data1.kiedy;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats22.test(data3))){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/kiedy",schemaPath:"#/$defs/ProbaLogowania/properties/kiedy/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/kiedy",schemaPath:"#/$defs/ProbaLogowania/properties/kiedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.siec !== undefined){
const _errs12 = errors;
if(typeof data1.siec !== "string"){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/siec",schemaPath:"#/$defs/ProbaLogowania/properties/siec/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.urzadzenie !== undefined){
const _errs14 = errors;
if(typeof data1.urzadzenie !== "string"){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/urzadzenie",schemaPath:"#/$defs/ProbaLogowania/properties/urzadzenie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sposob !== undefined){
let data6 = data1.sposob;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/sposob",schemaPath:"#/$defs/ProbaLogowania/properties/sposob/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "HASLO") || (data6 === "KOD")) || (data6 === "WEZEL"))){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/sposob",schemaPath:"#/$defs/ProbaLogowania/properties/sposob/enum",keyword:"enum",params:{allowedValues: schema84.properties.sposob.enum}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.czyUdane !== undefined){
const _errs18 = errors;
if(typeof data1.czyUdane !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0+"/czyUdane",schemaPath:"#/$defs/ProbaLogowania/properties/czyUdane/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/logowania/" + i0,schemaPath:"#/$defs/ProbaLogowania/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/logowania",schemaPath:"#/properties/logowania/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sesje !== undefined){
let data8 = data.sesje;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((((data9.idSesji === undefined) && (missing2 = "idSesji")) || ((data9.rozpoczeto === undefined) && (missing2 = "rozpoczeto"))) || ((data9.siec === undefined) && (missing2 = "siec"))) || ((data9.urzadzenie === undefined) && (missing2 = "urzadzenie"))) || ((data9.czyBiezaca === undefined) && (missing2 = "czyBiezaca"))){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1,schemaPath:"#/$defs/OtwartaSesja/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!(((((key2 === "idSesji") || (key2 === "rozpoczeto")) || (key2 === "siec")) || (key2 === "urzadzenie")) || (key2 === "czyBiezaca"))){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1,schemaPath:"#/$defs/OtwartaSesja/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.idSesji !== undefined){
let data10 = data9.idSesji;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(func0(data10) > 60){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/idSesji",schemaPath:"#/$defs/OtwartaSesja/properties/idSesji/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/idSesji",schemaPath:"#/$defs/OtwartaSesja/properties/idSesji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.rozpoczeto !== undefined){
let data11 = data9.rozpoczeto;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats22.test(data11))){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/rozpoczeto",schemaPath:"#/$defs/OtwartaSesja/properties/rozpoczeto/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/rozpoczeto",schemaPath:"#/$defs/OtwartaSesja/properties/rozpoczeto/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.siec !== undefined){
const _errs30 = errors;
if(typeof data9.siec !== "string"){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/siec",schemaPath:"#/$defs/OtwartaSesja/properties/siec/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.urzadzenie !== undefined){
const _errs32 = errors;
if(typeof data9.urzadzenie !== "string"){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/urzadzenie",schemaPath:"#/$defs/OtwartaSesja/properties/urzadzenie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.czyBiezaca !== undefined){
const _errs34 = errors;
if(typeof data9.czyBiezaca !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1+"/czyBiezaca",schemaPath:"#/$defs/OtwartaSesja/properties/czyBiezaca/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sesje/" + i1,schemaPath:"#/$defs/OtwartaSesja/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sesje",schemaPath:"#/properties/sesje/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

exports.zakonczSesje = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.liczbaZakonczonych === undefined) && (missing0 = "liczbaZakonczonych")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "liczbaZakonczonych")){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.liczbaZakonczonych !== undefined){
let data0 = data.liczbaZakonczonych;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate60.errors = [{instancePath:instancePath+"/liczbaZakonczonych",schemaPath:"#/properties/liczbaZakonczonych/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate60.errors = [{instancePath:instancePath+"/liczbaZakonczonych",schemaPath:"#/properties/liczbaZakonczonych/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

exports.potwierdzPierwszeLogowanie = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPrzeczytano === undefined) && (missing0 = "czyPrzeczytano")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPrzeczytano")){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPrzeczytano !== undefined){
if(typeof data.czyPrzeczytano !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/czyPrzeczytano",schemaPath:"#/properties/czyPrzeczytano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

exports.dodajPrzelew = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idPrzelewu === undefined) && (missing0 = "idPrzelewu")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "idPrzelewu")){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idPrzelewu !== undefined){
let data0 = data.idPrzelewu;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate62.errors = [{instancePath:instancePath+"/idPrzelewu",schemaPath:"#/$defs/IdTransakcji/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/idPrzelewu",schemaPath:"#/$defs/IdTransakcji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

exports.dajHistoriePlatnosci = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.wybranyRok === undefined) && (missing0 = "wybranyRok")) || ((data.lata === undefined) && (missing0 = "lata"))) || ((data.platnosci === undefined) && (missing0 = "platnosci"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "wybranyRok") || (key0 === "lata")) || (key0 === "platnosci"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.wybranyRok !== undefined){
let data0 = data.wybranyRok;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate63.errors = [{instancePath:instancePath+"/wybranyRok",schemaPath:"#/properties/wybranyRok/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lata !== undefined){
let data1 = data.lata;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/lata/" + i0,schemaPath:"#/properties/lata/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/lata",schemaPath:"#/properties/lata/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platnosci !== undefined){
let data3 = data.platnosci;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate25(data3[i1], {instancePath:instancePath+"/platnosci/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/platnosci",schemaPath:"#/properties/platnosci/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

exports.dajPlatnosc = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idTransakcji === undefined) && (missing0 = "idTransakcji")) || ((data.idKartyNaleznosci === undefined) && (missing0 = "idKartyNaleznosci"))) || ((data.symbolKarty === undefined) && (missing0 = "symbolKarty"))) || ((data.tytul === undefined) && (missing0 = "tytul"))) || ((data.kwota === undefined) && (missing0 = "kwota"))) || ((data.dataZlecenia === undefined) && (missing0 = "dataZlecenia"))) || ((data.stan === undefined) && (missing0 = "stan"))) || ((data.opisPlatnosci === undefined) && (missing0 = "opisPlatnosci"))) || ((data.raty === undefined) && (missing0 = "raty"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema33.properties, key0))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idTransakcji !== undefined){
let data0 = data.idTransakcji;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate65.errors = [{instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/idTransakcji",schemaPath:"#/$defs/IdTransakcji/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idKartyNaleznosci !== undefined){
let data1 = data.idKartyNaleznosci;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate65.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbolKarty !== undefined){
let data2 = data.symbolKarty;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate65.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/symbolKarty",schemaPath:"#/properties/symbolKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tytul !== undefined){
let data3 = data.tytul;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate65.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwota !== undefined){
let data4 = data.kwota;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
let res0;
if((0.01 === 0 || (res0 = data4/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataZlecenia !== undefined){
let data5 = data.dataZlecenia;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats22.test(data5))){
validate65.errors = [{instancePath:instancePath+"/dataZlecenia",schemaPath:"#/properties/dataZlecenia/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/dataZlecenia",schemaPath:"#/properties/dataZlecenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stan !== undefined){
let data6 = data.stan;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate65.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data6 === "NOWA") || (data6 === "ZLECONA")) || (data6 === "OPLACONA")) || (data6 === "ZAKSIEGOWANA")) || (data6 === "ODRZUCONA")) || (data6 === "WYGASLA")) || (data6 === "DO_WYJASNIENIA"))){
validate65.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/$defs/StanPlatnosci/enum",keyword:"enum",params:{allowedValues: schema35.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opisPlatnosci !== undefined){
const _errs18 = errors;
if(!(validate26(data.opisPlatnosci, {instancePath:instancePath+"/opisPlatnosci",parentData:data,parentDataProperty:"opisPlatnosci",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raty !== undefined){
let data8 = data.raty;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((((((((((data9.lp === undefined) && (missing1 = "lp")) || ((data9.rodzajOplaty === undefined) && (missing1 = "rodzajOplaty"))) || ((data9.opisNrRaty === undefined) && (missing1 = "opisNrRaty"))) || ((data9.terminPlatnosci === undefined) && (missing1 = "terminPlatnosci"))) || ((data9.kwotaRaty === undefined) && (missing1 = "kwotaRaty"))) || ((data9.kwotaGlowna === undefined) && (missing1 = "kwotaGlowna"))) || ((data9.kosztUpomnien === undefined) && (missing1 = "kosztUpomnien"))) || ((data9.oplataProlongacyjna === undefined) && (missing1 = "oplataProlongacyjna"))) || ((data9.kwotaOdsetek === undefined) && (missing1 = "kwotaOdsetek"))) || ((data9.kwotaVat === undefined) && (missing1 = "kwotaVat"))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs24 = errors;
for(const key1 in data9){
if(!(func4.call(schema39.properties, key1))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs24 === errors){
if(data9.lp !== undefined){
let data10 = data9.lp;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/lp",schemaPath:"#/$defs/RataPlatnosci/properties/lp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.rodzajOplaty !== undefined){
let data11 = data9.rodzajOplaty;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(func0(data11) > 200){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/rodzajOplaty",schemaPath:"#/$defs/RataPlatnosci/properties/rodzajOplaty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/rodzajOplaty",schemaPath:"#/$defs/RataPlatnosci/properties/rodzajOplaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.opisNrRaty !== undefined){
let data12 = data9.opisNrRaty;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(func0(data12) > 200){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/opisNrRaty",schemaPath:"#/$defs/RataPlatnosci/properties/opisNrRaty/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/opisNrRaty",schemaPath:"#/$defs/RataPlatnosci/properties/opisNrRaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.terminPlatnosci !== undefined){
let data13 = data9.terminPlatnosci;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data13 === "string"){
if(!(formats8.test(data13))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/RataPlatnosci/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/RataPlatnosci/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaRaty !== undefined){
let data14 = data9.kwotaRaty;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
let res1;
if((0.01 === 0 || (res1 = data14/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaRaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaRaty",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaRaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaGlowna !== undefined){
let data15 = data9.kwotaGlowna;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
let res2;
if((0.01 === 0 || (res2 = data15/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaGlowna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaGlowna",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaGlowna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kosztUpomnien !== undefined){
let data16 = data9.kosztUpomnien;
const _errs37 = errors;
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
let res3;
if((0.01 === 0 || (res3 = data16/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztUpomnien",schemaPath:"#/$defs/RataPlatnosci/properties/kosztUpomnien/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kosztUpomnien",schemaPath:"#/$defs/RataPlatnosci/properties/kosztUpomnien/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.oplataProlongacyjna !== undefined){
let data17 = data9.oplataProlongacyjna;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
let res4;
if((0.01 === 0 || (res4 = data17/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/RataPlatnosci/properties/oplataProlongacyjna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/oplataProlongacyjna",schemaPath:"#/$defs/RataPlatnosci/properties/oplataProlongacyjna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaOdsetek !== undefined){
let data18 = data9.kwotaOdsetek;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data18 == "number") && (isFinite(data18))){
let res5;
if((0.01 === 0 || (res5 = data18/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaOdsetek",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaOdsetek/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaOdsetek",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaOdsetek/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.kwotaVat !== undefined){
let data19 = data9.kwotaVat;
const _errs43 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaVat",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaVat/type",keyword:"type",params:{type: schema39.properties.kwotaVat.type}}];
return false;
}
if(errors === _errs43){
if((typeof data19 == "number") && (isFinite(data19))){
let res6;
if((0.01 === 0 || (res6 = data19/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate65.errors = [{instancePath:instancePath+"/raty/" + i0+"/kwotaVat",schemaPath:"#/$defs/RataPlatnosci/properties/kwotaVat/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty/" + i0,schemaPath:"#/$defs/RataPlatnosci/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/raty",schemaPath:"#/properties/raty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

exports.dajDanePrzelewu = validate67;
const schema95 = {"type":"object","required":["odbiorcaNazwa","odbiorcaAdres","numerRachunku","tytul","kwota","kodQr"],"properties":{"odbiorcaNazwa":{"type":"string","maxLength":200},"odbiorcaAdres":{"type":"string","maxLength":200},"numerRachunku":{"type":"string","maxLength":26},"tytul":{"type":"string","maxLength":200},"kwota":{"type":"number","multipleOf":0.01},"kodQr":{"type":["string","null"],"maxLength":160}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.odbiorcaNazwa === undefined) && (missing0 = "odbiorcaNazwa")) || ((data.odbiorcaAdres === undefined) && (missing0 = "odbiorcaAdres"))) || ((data.numerRachunku === undefined) && (missing0 = "numerRachunku"))) || ((data.tytul === undefined) && (missing0 = "tytul"))) || ((data.kwota === undefined) && (missing0 = "kwota"))) || ((data.kodQr === undefined) && (missing0 = "kodQr"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "odbiorcaNazwa") || (key0 === "odbiorcaAdres")) || (key0 === "numerRachunku")) || (key0 === "tytul")) || (key0 === "kwota")) || (key0 === "kodQr"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.odbiorcaNazwa !== undefined){
let data0 = data.odbiorcaNazwa;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate67.errors = [{instancePath:instancePath+"/odbiorcaNazwa",schemaPath:"#/properties/odbiorcaNazwa/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/odbiorcaNazwa",schemaPath:"#/properties/odbiorcaNazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.odbiorcaAdres !== undefined){
let data1 = data.odbiorcaAdres;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate67.errors = [{instancePath:instancePath+"/odbiorcaAdres",schemaPath:"#/properties/odbiorcaAdres/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/odbiorcaAdres",schemaPath:"#/properties/odbiorcaAdres/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerRachunku !== undefined){
let data2 = data.numerRachunku;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 26){
validate67.errors = [{instancePath:instancePath+"/numerRachunku",schemaPath:"#/properties/numerRachunku/maxLength",keyword:"maxLength",params:{limit: 26}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/numerRachunku",schemaPath:"#/properties/numerRachunku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tytul !== undefined){
let data3 = data.tytul;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate67.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/tytul",schemaPath:"#/properties/tytul/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwota !== undefined){
let data4 = data.kwota;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
let res0;
if((0.01 === 0 || (res0 = data4/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate67.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/kwota",schemaPath:"#/properties/kwota/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kodQr !== undefined){
let data5 = data.kodQr;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate67.errors = [{instancePath:instancePath+"/kodQr",schemaPath:"#/properties/kodQr/type",keyword:"type",params:{type: schema95.properties.kodQr.type}}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) > 160){
validate67.errors = [{instancePath:instancePath+"/kodQr",schemaPath:"#/properties/kodQr/maxLength",keyword:"maxLength",params:{limit: 160}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

exports.dajOplatyZaZezwolenia = validate68;
const schema98 = {"type":"object","required":["pelnyNrZezwolenia","kwotaNalezna","kwotaRaty1","kwotaRaty2","kwotaRaty3","dodatkowaOplRata1","dodatkowaOplRata2","dodatkowaOplRata3","dodatkowaOplNieterOsw"],"properties":{"pelnyNrZezwolenia":{"type":"string"},"kwotaNalezna":{"type":"number","multipleOf":0.01},"kwotaRaty1":{"type":"number","multipleOf":0.01},"kwotaRaty2":{"type":"number","multipleOf":0.01},"kwotaRaty3":{"type":"number","multipleOf":0.01},"dodatkowaOplRata1":{"type":["number","null"],"multipleOf":0.01},"dodatkowaOplRata2":{"type":["number","null"],"multipleOf":0.01},"dodatkowaOplRata3":{"type":["number","null"],"multipleOf":0.01},"dodatkowaOplNieterOsw":{"type":["number","null"],"multipleOf":0.01}},"additionalProperties":false};
const schema99 = {"type":"object","required":["kwotaWplaty","dataWplaty","czyCalosc","czyRata1","czyRata2","czyRata3","czyNieterminoweOswiadczenie","czyOplataDodatkowa","czyPoTerminie","czyAnulowana"],"properties":{"kwotaWplaty":{"type":"number","multipleOf":0.01},"dataWplaty":{"type":"string","format":"date"},"czyCalosc":{"type":"boolean"},"czyRata1":{"type":"boolean"},"czyRata2":{"type":"boolean"},"czyRata3":{"type":"boolean"},"czyNieterminoweOswiadczenie":{"type":"boolean"},"czyOplataDodatkowa":{"type":"boolean"},"czyPoTerminie":{"type":"boolean"},"czyAnulowana":{"type":"boolean"}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.zezwolenia === undefined) && (missing0 = "zezwolenia")) || ((data.naleznosci === undefined) && (missing0 = "naleznosci"))) || ((data.wplaty === undefined) && (missing0 = "wplaty"))) || ((data.sumaNiesplaconychNaleznosci === undefined) && (missing0 = "sumaNiesplaconychNaleznosci"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "zezwolenia") || (key0 === "naleznosci")) || (key0 === "wplaty")) || (key0 === "sumaNiesplaconychNaleznosci"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zezwolenia !== undefined){
let data0 = data.zezwolenia;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((data1.pelnyNrZezwolenia === undefined) && (missing1 = "pelnyNrZezwolenia")) || ((data1.pelnyNrDokumentuZezwolenia === undefined) && (missing1 = "pelnyNrDokumentuZezwolenia"))) || ((data1.nazwaPunktuZezwolenia === undefined) && (missing1 = "nazwaPunktuZezwolenia"))) || ((data1.rodzajZezwoleniaOpis === undefined) && (missing1 = "rodzajZezwoleniaOpis"))) || ((data1.mocZezwoleniaOpis === undefined) && (missing1 = "mocZezwoleniaOpis"))) || ((data1.zezwolenieWazneOd === undefined) && (missing1 = "zezwolenieWazneOd"))) || ((data1.zezwolenieWazneDo === undefined) && (missing1 = "zezwolenieWazneDo"))){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0,schemaPath:"#/$defs/Zezwolenie/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((((key1 === "pelnyNrZezwolenia") || (key1 === "pelnyNrDokumentuZezwolenia")) || (key1 === "nazwaPunktuZezwolenia")) || (key1 === "rodzajZezwoleniaOpis")) || (key1 === "mocZezwoleniaOpis")) || (key1 === "zezwolenieWazneOd")) || (key1 === "zezwolenieWazneDo"))){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0,schemaPath:"#/$defs/Zezwolenie/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.pelnyNrZezwolenia !== undefined){
const _errs8 = errors;
if(typeof data1.pelnyNrZezwolenia !== "string"){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/pelnyNrZezwolenia",schemaPath:"#/$defs/Zezwolenie/properties/pelnyNrZezwolenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.pelnyNrDokumentuZezwolenia !== undefined){
const _errs10 = errors;
if(typeof data1.pelnyNrDokumentuZezwolenia !== "string"){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/pelnyNrDokumentuZezwolenia",schemaPath:"#/$defs/Zezwolenie/properties/pelnyNrDokumentuZezwolenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwaPunktuZezwolenia !== undefined){
const _errs12 = errors;
if(typeof data1.nazwaPunktuZezwolenia !== "string"){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/nazwaPunktuZezwolenia",schemaPath:"#/$defs/Zezwolenie/properties/nazwaPunktuZezwolenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.rodzajZezwoleniaOpis !== undefined){
const _errs14 = errors;
if(typeof data1.rodzajZezwoleniaOpis !== "string"){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/rodzajZezwoleniaOpis",schemaPath:"#/$defs/Zezwolenie/properties/rodzajZezwoleniaOpis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.mocZezwoleniaOpis !== undefined){
const _errs16 = errors;
if(typeof data1.mocZezwoleniaOpis !== "string"){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/mocZezwoleniaOpis",schemaPath:"#/$defs/Zezwolenie/properties/mocZezwoleniaOpis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zezwolenieWazneOd !== undefined){
let data7 = data1.zezwolenieWazneOd;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/zezwolenieWazneOd",schemaPath:"#/$defs/Zezwolenie/properties/zezwolenieWazneOd/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/zezwolenieWazneOd",schemaPath:"#/$defs/Zezwolenie/properties/zezwolenieWazneOd/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zezwolenieWazneDo !== undefined){
let data8 = data1.zezwolenieWazneDo;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats8.test(data8))){
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/zezwolenieWazneDo",schemaPath:"#/$defs/Zezwolenie/properties/zezwolenieWazneDo/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0+"/zezwolenieWazneDo",schemaPath:"#/$defs/Zezwolenie/properties/zezwolenieWazneDo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/zezwolenia/" + i0,schemaPath:"#/$defs/Zezwolenie/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/zezwolenia",schemaPath:"#/properties/zezwolenia/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.naleznosci !== undefined){
let data9 = data.naleznosci;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((((((((data10.pelnyNrZezwolenia === undefined) && (missing2 = "pelnyNrZezwolenia")) || ((data10.kwotaNalezna === undefined) && (missing2 = "kwotaNalezna"))) || ((data10.kwotaRaty1 === undefined) && (missing2 = "kwotaRaty1"))) || ((data10.kwotaRaty2 === undefined) && (missing2 = "kwotaRaty2"))) || ((data10.kwotaRaty3 === undefined) && (missing2 = "kwotaRaty3"))) || ((data10.dodatkowaOplRata1 === undefined) && (missing2 = "dodatkowaOplRata1"))) || ((data10.dodatkowaOplRata2 === undefined) && (missing2 = "dodatkowaOplRata2"))) || ((data10.dodatkowaOplRata3 === undefined) && (missing2 = "dodatkowaOplRata3"))) || ((data10.dodatkowaOplNieterOsw === undefined) && (missing2 = "dodatkowaOplNieterOsw"))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1,schemaPath:"#/$defs/NaleznoscZezwolenia/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs27 = errors;
for(const key2 in data10){
if(!(func4.call(schema98.properties, key2))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1,schemaPath:"#/$defs/NaleznoscZezwolenia/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.pelnyNrZezwolenia !== undefined){
const _errs28 = errors;
if(typeof data10.pelnyNrZezwolenia !== "string"){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/pelnyNrZezwolenia",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/pelnyNrZezwolenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.kwotaNalezna !== undefined){
let data12 = data10.kwotaNalezna;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
let res0;
if((0.01 === 0 || (res0 = data12/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaNalezna",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaNalezna/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaNalezna",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaNalezna/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.kwotaRaty1 !== undefined){
let data13 = data10.kwotaRaty1;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
let res1;
if((0.01 === 0 || (res1 = data13/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty1",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty1/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty1",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty1/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.kwotaRaty2 !== undefined){
let data14 = data10.kwotaRaty2;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
let res2;
if((0.01 === 0 || (res2 = data14/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty2",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty2/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty2",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty2/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.kwotaRaty3 !== undefined){
let data15 = data10.kwotaRaty3;
const _errs36 = errors;
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
let res3;
if((0.01 === 0 || (res3 = data15/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty3",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty3/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/kwotaRaty3",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/kwotaRaty3/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.dodatkowaOplRata1 !== undefined){
let data16 = data10.dodatkowaOplRata1;
const _errs38 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata1",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata1/type",keyword:"type",params:{type: schema98.properties.dodatkowaOplRata1.type}}];
return false;
}
if(errors === _errs38){
if((typeof data16 == "number") && (isFinite(data16))){
let res4;
if((0.01 === 0 || (res4 = data16/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata1",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata1/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.dodatkowaOplRata2 !== undefined){
let data17 = data10.dodatkowaOplRata2;
const _errs40 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata2",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata2/type",keyword:"type",params:{type: schema98.properties.dodatkowaOplRata2.type}}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
let res5;
if((0.01 === 0 || (res5 = data17/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata2",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata2/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.dodatkowaOplRata3 !== undefined){
let data18 = data10.dodatkowaOplRata3;
const _errs42 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata3",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata3/type",keyword:"type",params:{type: schema98.properties.dodatkowaOplRata3.type}}];
return false;
}
if(errors === _errs42){
if((typeof data18 == "number") && (isFinite(data18))){
let res6;
if((0.01 === 0 || (res6 = data18/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplRata3",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplRata3/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.dodatkowaOplNieterOsw !== undefined){
let data19 = data10.dodatkowaOplNieterOsw;
const _errs44 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplNieterOsw",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplNieterOsw/type",keyword:"type",params:{type: schema98.properties.dodatkowaOplNieterOsw.type}}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
let res7;
if((0.01 === 0 || (res7 = data19/0.01, Math.abs(Math.round(res7) - res7) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1+"/dodatkowaOplNieterOsw",schemaPath:"#/$defs/NaleznoscZezwolenia/properties/dodatkowaOplNieterOsw/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci/" + i1,schemaPath:"#/$defs/NaleznoscZezwolenia/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/naleznosci",schemaPath:"#/properties/naleznosci/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wplaty !== undefined){
let data20 = data.wplaty;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data20)){
var valid7 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing3;
if(((((((((((data21.kwotaWplaty === undefined) && (missing3 = "kwotaWplaty")) || ((data21.dataWplaty === undefined) && (missing3 = "dataWplaty"))) || ((data21.czyCalosc === undefined) && (missing3 = "czyCalosc"))) || ((data21.czyRata1 === undefined) && (missing3 = "czyRata1"))) || ((data21.czyRata2 === undefined) && (missing3 = "czyRata2"))) || ((data21.czyRata3 === undefined) && (missing3 = "czyRata3"))) || ((data21.czyNieterminoweOswiadczenie === undefined) && (missing3 = "czyNieterminoweOswiadczenie"))) || ((data21.czyOplataDodatkowa === undefined) && (missing3 = "czyOplataDodatkowa"))) || ((data21.czyPoTerminie === undefined) && (missing3 = "czyPoTerminie"))) || ((data21.czyAnulowana === undefined) && (missing3 = "czyAnulowana"))){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2,schemaPath:"#/$defs/WplataZezwolenia/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs51 = errors;
for(const key3 in data21){
if(!(func4.call(schema99.properties, key3))){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2,schemaPath:"#/$defs/WplataZezwolenia/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs51 === errors){
if(data21.kwotaWplaty !== undefined){
let data22 = data21.kwotaWplaty;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data22 == "number") && (isFinite(data22))){
let res8;
if((0.01 === 0 || (res8 = data22/0.01, Math.abs(Math.round(res8) - res8) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/kwotaWplaty",schemaPath:"#/$defs/WplataZezwolenia/properties/kwotaWplaty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/kwotaWplaty",schemaPath:"#/$defs/WplataZezwolenia/properties/kwotaWplaty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.dataWplaty !== undefined){
let data23 = data21.dataWplaty;
const _errs54 = errors;
if(errors === _errs54){
if(errors === _errs54){
if(typeof data23 === "string"){
if(!(formats8.test(data23))){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/dataWplaty",schemaPath:"#/$defs/WplataZezwolenia/properties/dataWplaty/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/dataWplaty",schemaPath:"#/$defs/WplataZezwolenia/properties/dataWplaty/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyCalosc !== undefined){
const _errs56 = errors;
if(typeof data21.czyCalosc !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyCalosc",schemaPath:"#/$defs/WplataZezwolenia/properties/czyCalosc/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyRata1 !== undefined){
const _errs58 = errors;
if(typeof data21.czyRata1 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyRata1",schemaPath:"#/$defs/WplataZezwolenia/properties/czyRata1/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyRata2 !== undefined){
const _errs60 = errors;
if(typeof data21.czyRata2 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyRata2",schemaPath:"#/$defs/WplataZezwolenia/properties/czyRata2/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyRata3 !== undefined){
const _errs62 = errors;
if(typeof data21.czyRata3 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyRata3",schemaPath:"#/$defs/WplataZezwolenia/properties/czyRata3/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyNieterminoweOswiadczenie !== undefined){
const _errs64 = errors;
if(typeof data21.czyNieterminoweOswiadczenie !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyNieterminoweOswiadczenie",schemaPath:"#/$defs/WplataZezwolenia/properties/czyNieterminoweOswiadczenie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs64 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyOplataDodatkowa !== undefined){
const _errs66 = errors;
if(typeof data21.czyOplataDodatkowa !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyOplataDodatkowa",schemaPath:"#/$defs/WplataZezwolenia/properties/czyOplataDodatkowa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs66 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyPoTerminie !== undefined){
const _errs68 = errors;
if(typeof data21.czyPoTerminie !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyPoTerminie",schemaPath:"#/$defs/WplataZezwolenia/properties/czyPoTerminie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs68 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.czyAnulowana !== undefined){
const _errs70 = errors;
if(typeof data21.czyAnulowana !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2+"/czyAnulowana",schemaPath:"#/$defs/WplataZezwolenia/properties/czyAnulowana/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/wplaty/" + i2,schemaPath:"#/$defs/WplataZezwolenia/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs48 === errors;
if(!valid7){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/wplaty",schemaPath:"#/properties/wplaty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sumaNiesplaconychNaleznosci !== undefined){
let data32 = data.sumaNiesplaconychNaleznosci;
const _errs72 = errors;
if(errors === _errs72){
if((typeof data32 == "number") && (isFinite(data32))){
let res9;
if((0.01 === 0 || (res9 = data32/0.01, Math.abs(Math.round(res9) - res9) > 1e-4))){
validate68.errors = [{instancePath:instancePath+"/sumaNiesplaconychNaleznosci",schemaPath:"#/properties/sumaNiesplaconychNaleznosci/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sumaNiesplaconychNaleznosci",schemaPath:"#/properties/sumaNiesplaconychNaleznosci/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

exports.dajKonfiguracje = validate69;
const schema100 = {"type":"object","required":["czyKir","czyP24","czyInfoOProwizjach","prowizjaKir","prowizjaP24","czyCaptcha","czyLogowaniePrzezPortal","czyLogowaniePrzezWezelKrajowy","czyLogowaniePrzezEpuap","czyInternacjonalizacja","rokZbudowaniaBackendu","przerwaTechnicznaUslugi","czyWidoczneDaneKorespondencyjne","czyPytacOZgodeNaPowiadomieniaEmail","czyPytacOZgodeNaPowiadomieniaSms","adnotacjaStanLicznika","czyWyswietlicDaneUmowyOplatyZaWode","czy2Fa","czyPrzerwaTechniczna","stronaStartowa","monitKoncaSesjiLiczbaSekund"],"properties":{"czyKir":{"type":"boolean"},"czyP24":{"type":"boolean"},"czyInfoOProwizjach":{"type":"boolean"},"prowizjaKir":{"type":["string","null"]},"prowizjaP24":{"type":["string","null"]},"czyCaptcha":{"type":"boolean"},"czyLogowaniePrzezPortal":{"type":"boolean"},"czyLogowaniePrzezWezelKrajowy":{"type":"boolean"},"czyLogowaniePrzezEpuap":{"type":"boolean"},"czyInternacjonalizacja":{"type":"boolean"},"rokZbudowaniaBackendu":{"type":"integer","minimum":2000,"maximum":2100},"przerwaTechnicznaUslugi":{"type":"array","items":{"type":"integer"}},"czyWidoczneDaneKorespondencyjne":{"type":"boolean"},"czyPytacOZgodeNaPowiadomieniaEmail":{"type":"boolean"},"czyPytacOZgodeNaPowiadomieniaSms":{"type":"boolean"},"adnotacjaStanLicznika":{"type":["string","null"]},"czyWyswietlicDaneUmowyOplatyZaWode":{"type":"boolean"},"czy2Fa":{"type":"boolean"},"czyPrzerwaTechniczna":{"type":"boolean"},"stronaStartowa":{"$ref":"#/$defs/StronaStartowa"},"monitKoncaSesjiLiczbaSekund":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema101 = {"type":"object","required":["typ","link"],"properties":{"typ":{"type":"string","enum":["STRONA_WBUDOWANA","LINK_WEWNETRZNY","LINK_ZEWNETRZNY"]},"link":{"type":"string","maxLength":2000},"stan":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/ParametrStrony"}}},"additionalProperties":false};
const schema102 = {"type":"object","required":["nazwa","wartosc"],"properties":{"nazwa":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"wartosc":{"type":["string","integer","boolean"]}},"additionalProperties":false};
const pattern10 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.typ === undefined) && (missing0 = "typ")) || ((data.link === undefined) && (missing0 = "link"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "typ") || (key0 === "link")) || (key0 === "stan"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.typ !== undefined){
let data0 = data.typ;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "STRONA_WBUDOWANA") || (data0 === "LINK_WEWNETRZNY")) || (data0 === "LINK_ZEWNETRZNY"))){
validate70.errors = [{instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/enum",keyword:"enum",params:{allowedValues: schema101.properties.typ.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data1 = data.link;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 2000){
validate70.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stan !== undefined){
let data2 = data.stan;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 20){
validate70.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/properties/stan/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.nazwa === undefined) && (missing1 = "nazwa")) || ((data3.wartosc === undefined) && (missing1 = "wartosc"))){
validate70.errors = [{instancePath:instancePath+"/stan/" + i0,schemaPath:"#/$defs/ParametrStrony/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "nazwa") || (key1 === "wartosc"))){
validate70.errors = [{instancePath:instancePath+"/stan/" + i0,schemaPath:"#/$defs/ParametrStrony/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.nazwa !== undefined){
let data4 = data3.nazwa;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate70.errors = [{instancePath:instancePath+"/stan/" + i0+"/nazwa",schemaPath:"#/$defs/ParametrStrony/properties/nazwa/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/stan/" + i0+"/nazwa",schemaPath:"#/$defs/ParametrStrony/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.wartosc !== undefined){
let data5 = data3.wartosc;
const _errs14 = errors;
if(((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))) && (typeof data5 !== "boolean")){
validate70.errors = [{instancePath:instancePath+"/stan/" + i0+"/wartosc",schemaPath:"#/$defs/ParametrStrony/properties/wartosc/type",keyword:"type",params:{type: schema102.properties.wartosc.type}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/stan/" + i0,schemaPath:"#/$defs/ParametrStrony/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/stan",schemaPath:"#/properties/stan/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.czyKir === undefined) && (missing0 = "czyKir")) || ((data.czyP24 === undefined) && (missing0 = "czyP24"))) || ((data.czyInfoOProwizjach === undefined) && (missing0 = "czyInfoOProwizjach"))) || ((data.prowizjaKir === undefined) && (missing0 = "prowizjaKir"))) || ((data.prowizjaP24 === undefined) && (missing0 = "prowizjaP24"))) || ((data.czyCaptcha === undefined) && (missing0 = "czyCaptcha"))) || ((data.czyLogowaniePrzezPortal === undefined) && (missing0 = "czyLogowaniePrzezPortal"))) || ((data.czyLogowaniePrzezWezelKrajowy === undefined) && (missing0 = "czyLogowaniePrzezWezelKrajowy"))) || ((data.czyLogowaniePrzezEpuap === undefined) && (missing0 = "czyLogowaniePrzezEpuap"))) || ((data.czyInternacjonalizacja === undefined) && (missing0 = "czyInternacjonalizacja"))) || ((data.rokZbudowaniaBackendu === undefined) && (missing0 = "rokZbudowaniaBackendu"))) || ((data.przerwaTechnicznaUslugi === undefined) && (missing0 = "przerwaTechnicznaUslugi"))) || ((data.czyWidoczneDaneKorespondencyjne === undefined) && (missing0 = "czyWidoczneDaneKorespondencyjne"))) || ((data.czyPytacOZgodeNaPowiadomieniaEmail === undefined) && (missing0 = "czyPytacOZgodeNaPowiadomieniaEmail"))) || ((data.czyPytacOZgodeNaPowiadomieniaSms === undefined) && (missing0 = "czyPytacOZgodeNaPowiadomieniaSms"))) || ((data.adnotacjaStanLicznika === undefined) && (missing0 = "adnotacjaStanLicznika"))) || ((data.czyWyswietlicDaneUmowyOplatyZaWode === undefined) && (missing0 = "czyWyswietlicDaneUmowyOplatyZaWode"))) || ((data.czy2Fa === undefined) && (missing0 = "czy2Fa"))) || ((data.czyPrzerwaTechniczna === undefined) && (missing0 = "czyPrzerwaTechniczna"))) || ((data.stronaStartowa === undefined) && (missing0 = "stronaStartowa"))) || ((data.monitKoncaSesjiLiczbaSekund === undefined) && (missing0 = "monitKoncaSesjiLiczbaSekund"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema100.properties, key0))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyKir !== undefined){
const _errs2 = errors;
if(typeof data.czyKir !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyKir",schemaPath:"#/properties/czyKir/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyP24 !== undefined){
const _errs4 = errors;
if(typeof data.czyP24 !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyP24",schemaPath:"#/properties/czyP24/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyInfoOProwizjach !== undefined){
const _errs6 = errors;
if(typeof data.czyInfoOProwizjach !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyInfoOProwizjach",schemaPath:"#/properties/czyInfoOProwizjach/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prowizjaKir !== undefined){
let data3 = data.prowizjaKir;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate69.errors = [{instancePath:instancePath+"/prowizjaKir",schemaPath:"#/properties/prowizjaKir/type",keyword:"type",params:{type: schema100.properties.prowizjaKir.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prowizjaP24 !== undefined){
let data4 = data.prowizjaP24;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate69.errors = [{instancePath:instancePath+"/prowizjaP24",schemaPath:"#/properties/prowizjaP24/type",keyword:"type",params:{type: schema100.properties.prowizjaP24.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyCaptcha !== undefined){
const _errs12 = errors;
if(typeof data.czyCaptcha !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyCaptcha",schemaPath:"#/properties/czyCaptcha/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyLogowaniePrzezPortal !== undefined){
const _errs14 = errors;
if(typeof data.czyLogowaniePrzezPortal !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyLogowaniePrzezPortal",schemaPath:"#/properties/czyLogowaniePrzezPortal/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyLogowaniePrzezWezelKrajowy !== undefined){
const _errs16 = errors;
if(typeof data.czyLogowaniePrzezWezelKrajowy !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyLogowaniePrzezWezelKrajowy",schemaPath:"#/properties/czyLogowaniePrzezWezelKrajowy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyLogowaniePrzezEpuap !== undefined){
const _errs18 = errors;
if(typeof data.czyLogowaniePrzezEpuap !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyLogowaniePrzezEpuap",schemaPath:"#/properties/czyLogowaniePrzezEpuap/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyInternacjonalizacja !== undefined){
const _errs20 = errors;
if(typeof data.czyInternacjonalizacja !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyInternacjonalizacja",schemaPath:"#/properties/czyInternacjonalizacja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rokZbudowaniaBackendu !== undefined){
let data10 = data.rokZbudowaniaBackendu;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate69.errors = [{instancePath:instancePath+"/rokZbudowaniaBackendu",schemaPath:"#/properties/rokZbudowaniaBackendu/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2100 || isNaN(data10)){
validate69.errors = [{instancePath:instancePath+"/rokZbudowaniaBackendu",schemaPath:"#/properties/rokZbudowaniaBackendu/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}}];
return false;
}
else {
if(data10 < 2000 || isNaN(data10)){
validate69.errors = [{instancePath:instancePath+"/rokZbudowaniaBackendu",schemaPath:"#/properties/rokZbudowaniaBackendu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000}}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.przerwaTechnicznaUslugi !== undefined){
let data11 = data.przerwaTechnicznaUslugi;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid1 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate69.errors = [{instancePath:instancePath+"/przerwaTechnicznaUslugi/" + i0,schemaPath:"#/properties/przerwaTechnicznaUslugi/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs26 === errors;
if(!valid1){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/przerwaTechnicznaUslugi",schemaPath:"#/properties/przerwaTechnicznaUslugi/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyWidoczneDaneKorespondencyjne !== undefined){
const _errs28 = errors;
if(typeof data.czyWidoczneDaneKorespondencyjne !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyWidoczneDaneKorespondencyjne",schemaPath:"#/properties/czyWidoczneDaneKorespondencyjne/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyPytacOZgodeNaPowiadomieniaEmail !== undefined){
const _errs30 = errors;
if(typeof data.czyPytacOZgodeNaPowiadomieniaEmail !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyPytacOZgodeNaPowiadomieniaEmail",schemaPath:"#/properties/czyPytacOZgodeNaPowiadomieniaEmail/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyPytacOZgodeNaPowiadomieniaSms !== undefined){
const _errs32 = errors;
if(typeof data.czyPytacOZgodeNaPowiadomieniaSms !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyPytacOZgodeNaPowiadomieniaSms",schemaPath:"#/properties/czyPytacOZgodeNaPowiadomieniaSms/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adnotacjaStanLicznika !== undefined){
let data16 = data.adnotacjaStanLicznika;
const _errs34 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate69.errors = [{instancePath:instancePath+"/adnotacjaStanLicznika",schemaPath:"#/properties/adnotacjaStanLicznika/type",keyword:"type",params:{type: schema100.properties.adnotacjaStanLicznika.type}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyWyswietlicDaneUmowyOplatyZaWode !== undefined){
const _errs36 = errors;
if(typeof data.czyWyswietlicDaneUmowyOplatyZaWode !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyWyswietlicDaneUmowyOplatyZaWode",schemaPath:"#/properties/czyWyswietlicDaneUmowyOplatyZaWode/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czy2Fa !== undefined){
const _errs38 = errors;
if(typeof data.czy2Fa !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czy2Fa",schemaPath:"#/properties/czy2Fa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.czyPrzerwaTechniczna !== undefined){
const _errs40 = errors;
if(typeof data.czyPrzerwaTechniczna !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/czyPrzerwaTechniczna",schemaPath:"#/properties/czyPrzerwaTechniczna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stronaStartowa !== undefined){
const _errs42 = errors;
if(!(validate70(data.stronaStartowa, {instancePath:instancePath+"/stronaStartowa",parentData:data,parentDataProperty:"stronaStartowa",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monitKoncaSesjiLiczbaSekund !== undefined){
let data21 = data.monitKoncaSesjiLiczbaSekund;
const _errs43 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate69.errors = [{instancePath:instancePath+"/monitKoncaSesjiLiczbaSekund",schemaPath:"#/properties/monitKoncaSesjiLiczbaSekund/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate69.errors = [{instancePath:instancePath+"/monitKoncaSesjiLiczbaSekund",schemaPath:"#/properties/monitKoncaSesjiLiczbaSekund/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

exports.dajStanPrzerwyTechnicznej = validate72;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPrzerwaTechniczna === undefined) && (missing0 = "czyPrzerwaTechniczna")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPrzerwaTechniczna")){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPrzerwaTechniczna !== undefined){
if(typeof data.czyPrzerwaTechniczna !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/czyPrzerwaTechniczna",schemaPath:"#/properties/czyPrzerwaTechniczna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

exports.dajMenuBoczne = validate73;
const schema105 = {"type":"object","required":["nazwa","pozycja","czyWidoczny","typ","link","czyOtwieracWNowejKarcie"],"properties":{"nazwa":{"type":"string"},"pozycja":{"type":"integer","minimum":1},"czyWidoczny":{"type":"boolean"},"typ":{"type":"string","enum":["STRONA_WLASNA","STRONA_WBUDOWANA","LINK"]},"link":{"type":"string"},"czyOtwieracWNowejKarcie":{"type":"boolean"}},"additionalProperties":false};
const schema106 = {"type":"object","required":["nazwaUrzedu","stronaUrl"],"properties":{"nazwaUrzedu":{"type":"string"},"stronaUrl":{"type":["string","null"],"format":"uri"}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.menuBoczneElementy === undefined) && (missing0 = "menuBoczneElementy")) || ((data.kontakt === undefined) && (missing0 = "kontakt"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "menuBoczneElementy") || (key0 === "kontakt"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.menuBoczneElementy !== undefined){
let data0 = data.menuBoczneElementy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.nazwa === undefined) && (missing1 = "nazwa")) || ((data1.pozycja === undefined) && (missing1 = "pozycja"))) || ((data1.czyWidoczny === undefined) && (missing1 = "czyWidoczny"))) || ((data1.typ === undefined) && (missing1 = "typ"))) || ((data1.link === undefined) && (missing1 = "link"))) || ((data1.czyOtwieracWNowejKarcie === undefined) && (missing1 = "czyOtwieracWNowejKarcie"))){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0,schemaPath:"#/$defs/ElementMenuBocznego/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "nazwa") || (key1 === "pozycja")) || (key1 === "czyWidoczny")) || (key1 === "typ")) || (key1 === "link")) || (key1 === "czyOtwieracWNowejKarcie"))){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0,schemaPath:"#/$defs/ElementMenuBocznego/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.nazwa !== undefined){
const _errs8 = errors;
if(typeof data1.nazwa !== "string"){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/nazwa",schemaPath:"#/$defs/ElementMenuBocznego/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.pozycja !== undefined){
let data3 = data1.pozycja;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/pozycja",schemaPath:"#/$defs/ElementMenuBocznego/properties/pozycja/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/pozycja",schemaPath:"#/$defs/ElementMenuBocznego/properties/pozycja/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.czyWidoczny !== undefined){
const _errs12 = errors;
if(typeof data1.czyWidoczny !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/czyWidoczny",schemaPath:"#/$defs/ElementMenuBocznego/properties/czyWidoczny/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.typ !== undefined){
let data5 = data1.typ;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/typ",schemaPath:"#/$defs/ElementMenuBocznego/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "STRONA_WLASNA") || (data5 === "STRONA_WBUDOWANA")) || (data5 === "LINK"))){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/typ",schemaPath:"#/$defs/ElementMenuBocznego/properties/typ/enum",keyword:"enum",params:{allowedValues: schema105.properties.typ.enum}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.link !== undefined){
const _errs16 = errors;
if(typeof data1.link !== "string"){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/link",schemaPath:"#/$defs/ElementMenuBocznego/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.czyOtwieracWNowejKarcie !== undefined){
const _errs18 = errors;
if(typeof data1.czyOtwieracWNowejKarcie !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0+"/czyOtwieracWNowejKarcie",schemaPath:"#/$defs/ElementMenuBocznego/properties/czyOtwieracWNowejKarcie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy/" + i0,schemaPath:"#/$defs/ElementMenuBocznego/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/menuBoczneElementy",schemaPath:"#/properties/menuBoczneElementy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontakt !== undefined){
let data8 = data.kontakt;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.nazwaUrzedu === undefined) && (missing2 = "nazwaUrzedu")) || ((data8.stronaUrl === undefined) && (missing2 = "stronaUrl"))){
validate73.errors = [{instancePath:instancePath+"/kontakt",schemaPath:"#/$defs/KontaktMenuBocznego/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!((key2 === "nazwaUrzedu") || (key2 === "stronaUrl"))){
validate73.errors = [{instancePath:instancePath+"/kontakt",schemaPath:"#/$defs/KontaktMenuBocznego/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.nazwaUrzedu !== undefined){
const _errs24 = errors;
if(typeof data8.nazwaUrzedu !== "string"){
validate73.errors = [{instancePath:instancePath+"/kontakt/nazwaUrzedu",schemaPath:"#/$defs/KontaktMenuBocznego/properties/nazwaUrzedu/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.stronaUrl !== undefined){
let data10 = data8.stronaUrl;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate73.errors = [{instancePath:instancePath+"/kontakt/stronaUrl",schemaPath:"#/$defs/KontaktMenuBocznego/properties/stronaUrl/type",keyword:"type",params:{type: schema106.properties.stronaUrl.type}}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats6.test(data10))){
validate73.errors = [{instancePath:instancePath+"/kontakt/stronaUrl",schemaPath:"#/$defs/KontaktMenuBocznego/properties/stronaUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/kontakt",schemaPath:"#/$defs/KontaktMenuBocznego/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

exports.dajLicznikOdwiedzin = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.czyWlaczony === undefined) && (missing0 = "czyWlaczony")) || ((data.wartoscLicznika === undefined) && (missing0 = "wartoscLicznika"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "czyWlaczony") || (key0 === "wartoscLicznika"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyWlaczony !== undefined){
const _errs2 = errors;
if(typeof data.czyWlaczony !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/czyWlaczony",schemaPath:"#/properties/czyWlaczony/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wartoscLicznika !== undefined){
let data1 = data.wartoscLicznika;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate74.errors = [{instancePath:instancePath+"/wartoscLicznika",schemaPath:"#/properties/wartoscLicznika/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate74.errors = [{instancePath:instancePath+"/wartoscLicznika",schemaPath:"#/properties/wartoscLicznika/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

exports.dajKontakt = validate75;
const schema108 = {"type":"object","required":["nazwaUrzedu","adres","kodPocztowy","telefon","fax","email","stronaUrl","googleMapsUrl","kontaktDodatkowyWpis1","kontaktDodatkowyWpis2","kontaktDodatkowyWpis3","kontaktDodatkowyWpis4","kontaktDodatkowyWpis5"],"properties":{"nazwaUrzedu":{"type":["string","null"]},"adres":{"type":["string","null"]},"kodPocztowy":{"type":["string","null"],"pattern":"^[0-9]{2}-[0-9]{3}$"},"telefon":{"type":["string","null"],"format":"tel"},"fax":{"type":["string","null"]},"email":{"type":["string","null"],"format":"email"},"stronaUrl":{"type":["string","null"],"format":"uri"},"googleMapsUrl":{"type":["string","null"],"format":"uri"},"kontaktDodatkowyWpis1":{"type":["string","null"]},"kontaktDodatkowyWpis2":{"type":["string","null"]},"kontaktDodatkowyWpis3":{"type":["string","null"]},"kontaktDodatkowyWpis4":{"type":["string","null"]},"kontaktDodatkowyWpis5":{"type":["string","null"]}},"additionalProperties":false};
const pattern11 = new RegExp("^[0-9]{2}-[0-9]{3}$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.nazwaUrzedu === undefined) && (missing0 = "nazwaUrzedu")) || ((data.adres === undefined) && (missing0 = "adres"))) || ((data.kodPocztowy === undefined) && (missing0 = "kodPocztowy"))) || ((data.telefon === undefined) && (missing0 = "telefon"))) || ((data.fax === undefined) && (missing0 = "fax"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.stronaUrl === undefined) && (missing0 = "stronaUrl"))) || ((data.googleMapsUrl === undefined) && (missing0 = "googleMapsUrl"))) || ((data.kontaktDodatkowyWpis1 === undefined) && (missing0 = "kontaktDodatkowyWpis1"))) || ((data.kontaktDodatkowyWpis2 === undefined) && (missing0 = "kontaktDodatkowyWpis2"))) || ((data.kontaktDodatkowyWpis3 === undefined) && (missing0 = "kontaktDodatkowyWpis3"))) || ((data.kontaktDodatkowyWpis4 === undefined) && (missing0 = "kontaktDodatkowyWpis4"))) || ((data.kontaktDodatkowyWpis5 === undefined) && (missing0 = "kontaktDodatkowyWpis5"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema108.properties, key0))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nazwaUrzedu !== undefined){
let data0 = data.nazwaUrzedu;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate75.errors = [{instancePath:instancePath+"/nazwaUrzedu",schemaPath:"#/properties/nazwaUrzedu/type",keyword:"type",params:{type: schema108.properties.nazwaUrzedu.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adres !== undefined){
let data1 = data.adres;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate75.errors = [{instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/type",keyword:"type",params:{type: schema108.properties.adres.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kodPocztowy !== undefined){
let data2 = data.kodPocztowy;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate75.errors = [{instancePath:instancePath+"/kodPocztowy",schemaPath:"#/properties/kodPocztowy/type",keyword:"type",params:{type: schema108.properties.kodPocztowy.type}}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
validate75.errors = [{instancePath:instancePath+"/kodPocztowy",schemaPath:"#/properties/kodPocztowy/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}-[0-9]{3}$"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefon !== undefined){
let data3 = data.telefon;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate75.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type: schema108.properties.telefon.type}}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats18.test(data3))){
validate75.errors = [{instancePath:instancePath+"/telefon",schemaPath:"#/properties/telefon/format",keyword:"format",params:{format: "tel"}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fax !== undefined){
let data4 = data.fax;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate75.errors = [{instancePath:instancePath+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type: schema108.properties.fax.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate75.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema108.properties.email.type}}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate75.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stronaUrl !== undefined){
let data6 = data.stronaUrl;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate75.errors = [{instancePath:instancePath+"/stronaUrl",schemaPath:"#/properties/stronaUrl/type",keyword:"type",params:{type: schema108.properties.stronaUrl.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats6.test(data6))){
validate75.errors = [{instancePath:instancePath+"/stronaUrl",schemaPath:"#/properties/stronaUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleMapsUrl !== undefined){
let data7 = data.googleMapsUrl;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate75.errors = [{instancePath:instancePath+"/googleMapsUrl",schemaPath:"#/properties/googleMapsUrl/type",keyword:"type",params:{type: schema108.properties.googleMapsUrl.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats6.test(data7))){
validate75.errors = [{instancePath:instancePath+"/googleMapsUrl",schemaPath:"#/properties/googleMapsUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontaktDodatkowyWpis1 !== undefined){
let data8 = data.kontaktDodatkowyWpis1;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate75.errors = [{instancePath:instancePath+"/kontaktDodatkowyWpis1",schemaPath:"#/properties/kontaktDodatkowyWpis1/type",keyword:"type",params:{type: schema108.properties.kontaktDodatkowyWpis1.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontaktDodatkowyWpis2 !== undefined){
let data9 = data.kontaktDodatkowyWpis2;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate75.errors = [{instancePath:instancePath+"/kontaktDodatkowyWpis2",schemaPath:"#/properties/kontaktDodatkowyWpis2/type",keyword:"type",params:{type: schema108.properties.kontaktDodatkowyWpis2.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontaktDodatkowyWpis3 !== undefined){
let data10 = data.kontaktDodatkowyWpis3;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate75.errors = [{instancePath:instancePath+"/kontaktDodatkowyWpis3",schemaPath:"#/properties/kontaktDodatkowyWpis3/type",keyword:"type",params:{type: schema108.properties.kontaktDodatkowyWpis3.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontaktDodatkowyWpis4 !== undefined){
let data11 = data.kontaktDodatkowyWpis4;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate75.errors = [{instancePath:instancePath+"/kontaktDodatkowyWpis4",schemaPath:"#/properties/kontaktDodatkowyWpis4/type",keyword:"type",params:{type: schema108.properties.kontaktDodatkowyWpis4.type}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kontaktDodatkowyWpis5 !== undefined){
let data12 = data.kontaktDodatkowyWpis5;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate75.errors = [{instancePath:instancePath+"/kontaktDodatkowyWpis5",schemaPath:"#/properties/kontaktDodatkowyWpis5/type",keyword:"type",params:{type: schema108.properties.kontaktDodatkowyWpis5.type}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

exports.dajListeUslug = validate76;
const pattern12 = new RegExp("^[a-z0-9-]+$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idGrupy === undefined) && (missing0 = "idGrupy")) || ((data.nazwa === undefined) && (missing0 = "nazwa"))) || ((data.uslugi === undefined) && (missing0 = "uslugi"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "idGrupy") || (key0 === "nazwa")) || (key0 === "uslugi"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idGrupy !== undefined){
let data0 = data.idGrupy;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate77.errors = [{instancePath:instancePath+"/idGrupy",schemaPath:"#/properties/idGrupy/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/idGrupy",schemaPath:"#/properties/idGrupy/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwa !== undefined){
const _errs4 = errors;
if(typeof data.nazwa !== "string"){
validate77.errors = [{instancePath:instancePath+"/nazwa",schemaPath:"#/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uslugi !== undefined){
let data2 = data.uslugi;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.uslugaId === undefined) && (missing1 = "uslugaId")) || ((data3.nazwa === undefined) && (missing1 = "nazwa"))) || ((data3.czyChroniona === undefined) && (missing1 = "czyChroniona"))) || ((data3.czyWymaganaInstytucja === undefined) && (missing1 = "czyWymaganaInstytucja"))) || ((data3.czyWymaganaOsobaFizyczna === undefined) && (missing1 = "czyWymaganaOsobaFizyczna"))){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/Usluga/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((((key1 === "uslugaId") || (key1 === "nazwa")) || (key1 === "czyChroniona")) || (key1 === "czyWymaganaInstytucja")) || (key1 === "czyWymaganaOsobaFizyczna"))){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/Usluga/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.uslugaId !== undefined){
let data4 = data3.uslugaId;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/uslugaId",schemaPath:"#/$defs/Usluga/properties/uslugaId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/uslugaId",schemaPath:"#/$defs/Usluga/properties/uslugaId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.nazwa !== undefined){
const _errs14 = errors;
if(typeof data3.nazwa !== "string"){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/nazwa",schemaPath:"#/$defs/Usluga/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.czyChroniona !== undefined){
const _errs16 = errors;
if(typeof data3.czyChroniona !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/czyChroniona",schemaPath:"#/$defs/Usluga/properties/czyChroniona/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.czyWymaganaInstytucja !== undefined){
const _errs18 = errors;
if(typeof data3.czyWymaganaInstytucja !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/czyWymaganaInstytucja",schemaPath:"#/$defs/Usluga/properties/czyWymaganaInstytucja/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.czyWymaganaOsobaFizyczna !== undefined){
const _errs20 = errors;
if(typeof data3.czyWymaganaOsobaFizyczna !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0+"/czyWymaganaOsobaFizyczna",schemaPath:"#/$defs/Usluga/properties/czyWymaganaOsobaFizyczna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/uslugi/" + i0,schemaPath:"#/$defs/Usluga/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/uslugi",schemaPath:"#/properties/uslugi/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.grupy === undefined) && (missing0 = "grupy")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "grupy")){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grupy !== undefined){
let data0 = data.grupy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate77(data0[i0], {instancePath:instancePath+"/grupy/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/grupy",schemaPath:"#/properties/grupy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

exports.dajLataBudzetowe = validate79;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lataBudzetowe === undefined) && (missing0 = "lataBudzetowe")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lataBudzetowe")){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lataBudzetowe !== undefined){
let data0 = data.lataBudzetowe;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate79.errors = [{instancePath:instancePath+"/lataBudzetowe/" + i0,schemaPath:"#/properties/lataBudzetowe/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/lataBudzetowe",schemaPath:"#/properties/lataBudzetowe/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

exports.dajDochodyBudzetu = validate80;
const pattern13 = new RegExp("^[0-9]{5}$", "u");
const pattern14 = new RegExp("^[0-9]{4}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.listaDochodow === undefined) && (missing0 = "listaDochodow")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "listaDochodow")){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listaDochodow !== undefined){
let data0 = data.listaDochodow;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((data1.rozdzial === undefined) && (missing1 = "rozdzial")) || ((data1.paragraf === undefined) && (missing1 = "paragraf"))) || ((data1.nazwaPozycji === undefined) && (missing1 = "nazwaPozycji"))) || ((data1.planPoZmianach === undefined) && (missing1 = "planPoZmianach"))) || ((data1.naleznosci === undefined) && (missing1 = "naleznosci"))) || ((data1.dochodyOtrzymane === undefined) && (missing1 = "dochodyOtrzymane"))) || ((data1.dochodyWykonane === undefined) && (missing1 = "dochodyWykonane"))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0,schemaPath:"#/$defs/PozycjaDochodow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((((key1 === "rozdzial") || (key1 === "paragraf")) || (key1 === "nazwaPozycji")) || (key1 === "planPoZmianach")) || (key1 === "naleznosci")) || (key1 === "dochodyOtrzymane")) || (key1 === "dochodyWykonane"))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0,schemaPath:"#/$defs/PozycjaDochodow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.rozdzial !== undefined){
let data2 = data1.rozdzial;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/rozdzial",schemaPath:"#/$defs/PozycjaDochodow/properties/rozdzial/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/rozdzial",schemaPath:"#/$defs/PozycjaDochodow/properties/rozdzial/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.paragraf !== undefined){
let data3 = data1.paragraf;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/paragraf",schemaPath:"#/$defs/PozycjaDochodow/properties/paragraf/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/paragraf",schemaPath:"#/$defs/PozycjaDochodow/properties/paragraf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwaPozycji !== undefined){
const _errs12 = errors;
if(typeof data1.nazwaPozycji !== "string"){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/nazwaPozycji",schemaPath:"#/$defs/PozycjaDochodow/properties/nazwaPozycji/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.planPoZmianach !== undefined){
let data5 = data1.planPoZmianach;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/planPoZmianach",schemaPath:"#/$defs/PozycjaDochodow/properties/planPoZmianach/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/planPoZmianach",schemaPath:"#/$defs/PozycjaDochodow/properties/planPoZmianach/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.naleznosci !== undefined){
let data6 = data1.naleznosci;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/naleznosci",schemaPath:"#/$defs/PozycjaDochodow/properties/naleznosci/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/naleznosci",schemaPath:"#/$defs/PozycjaDochodow/properties/naleznosci/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dochodyOtrzymane !== undefined){
let data7 = data1.dochodyOtrzymane;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
let res2;
if((0.01 === 0 || (res2 = data7/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/dochodyOtrzymane",schemaPath:"#/$defs/PozycjaDochodow/properties/dochodyOtrzymane/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/dochodyOtrzymane",schemaPath:"#/$defs/PozycjaDochodow/properties/dochodyOtrzymane/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dochodyWykonane !== undefined){
let data8 = data1.dochodyWykonane;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
let res3;
if((0.01 === 0 || (res3 = data8/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/dochodyWykonane",schemaPath:"#/$defs/PozycjaDochodow/properties/dochodyWykonane/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0+"/dochodyWykonane",schemaPath:"#/$defs/PozycjaDochodow/properties/dochodyWykonane/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow/" + i0,schemaPath:"#/$defs/PozycjaDochodow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/listaDochodow",schemaPath:"#/properties/listaDochodow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

exports.dajWydatkiBudzetu = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.listaWydatkow === undefined) && (missing0 = "listaWydatkow")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "listaWydatkow")){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listaWydatkow !== undefined){
let data0 = data.listaWydatkow;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.rozdzial === undefined) && (missing1 = "rozdzial")) || ((data1.paragraf === undefined) && (missing1 = "paragraf"))) || ((data1.nazwaPozycji === undefined) && (missing1 = "nazwaPozycji"))) || ((data1.planPoZmianach === undefined) && (missing1 = "planPoZmianach"))) || ((data1.wydatki === undefined) && (missing1 = "wydatki"))) || ((data1.zobowiazania === undefined) && (missing1 = "zobowiazania"))) || ((data1.koszty === undefined) && (missing1 = "koszty"))) || ((data1.zaangazowanie === undefined) && (missing1 = "zaangazowanie"))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0,schemaPath:"#/$defs/PozycjaWydatkow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((((key1 === "rozdzial") || (key1 === "paragraf")) || (key1 === "nazwaPozycji")) || (key1 === "planPoZmianach")) || (key1 === "wydatki")) || (key1 === "zobowiazania")) || (key1 === "koszty")) || (key1 === "zaangazowanie"))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0,schemaPath:"#/$defs/PozycjaWydatkow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.rozdzial !== undefined){
let data2 = data1.rozdzial;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/rozdzial",schemaPath:"#/$defs/PozycjaWydatkow/properties/rozdzial/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/rozdzial",schemaPath:"#/$defs/PozycjaWydatkow/properties/rozdzial/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.paragraf !== undefined){
let data3 = data1.paragraf;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/paragraf",schemaPath:"#/$defs/PozycjaWydatkow/properties/paragraf/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/paragraf",schemaPath:"#/$defs/PozycjaWydatkow/properties/paragraf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwaPozycji !== undefined){
const _errs12 = errors;
if(typeof data1.nazwaPozycji !== "string"){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/nazwaPozycji",schemaPath:"#/$defs/PozycjaWydatkow/properties/nazwaPozycji/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.planPoZmianach !== undefined){
let data5 = data1.planPoZmianach;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/planPoZmianach",schemaPath:"#/$defs/PozycjaWydatkow/properties/planPoZmianach/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/planPoZmianach",schemaPath:"#/$defs/PozycjaWydatkow/properties/planPoZmianach/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/planPoZmianach",schemaPath:"#/$defs/PozycjaWydatkow/properties/planPoZmianach/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.wydatki !== undefined){
let data6 = data1.wydatki;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/wydatki",schemaPath:"#/$defs/PozycjaWydatkow/properties/wydatki/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/wydatki",schemaPath:"#/$defs/PozycjaWydatkow/properties/wydatki/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/wydatki",schemaPath:"#/$defs/PozycjaWydatkow/properties/wydatki/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zobowiazania !== undefined){
let data7 = data1.zobowiazania;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zobowiazania",schemaPath:"#/$defs/PozycjaWydatkow/properties/zobowiazania/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
let res2;
if((0.01 === 0 || (res2 = data7/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zobowiazania",schemaPath:"#/$defs/PozycjaWydatkow/properties/zobowiazania/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zobowiazania",schemaPath:"#/$defs/PozycjaWydatkow/properties/zobowiazania/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.koszty !== undefined){
let data8 = data1.koszty;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/koszty",schemaPath:"#/$defs/PozycjaWydatkow/properties/koszty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
let res3;
if((0.01 === 0 || (res3 = data8/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/koszty",schemaPath:"#/$defs/PozycjaWydatkow/properties/koszty/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/koszty",schemaPath:"#/$defs/PozycjaWydatkow/properties/koszty/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zaangazowanie !== undefined){
let data9 = data1.zaangazowanie;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zaangazowanie",schemaPath:"#/$defs/PozycjaWydatkow/properties/zaangazowanie/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
let res4;
if((0.01 === 0 || (res4 = data9/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zaangazowanie",schemaPath:"#/$defs/PozycjaWydatkow/properties/zaangazowanie/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0+"/zaangazowanie",schemaPath:"#/$defs/PozycjaWydatkow/properties/zaangazowanie/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow/" + i0,schemaPath:"#/$defs/PozycjaWydatkow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/listaWydatkow",schemaPath:"#/properties/listaWydatkow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

exports.dajStatusyMeldunkoweMieszkancow = validate82;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.statusyMieszkancow === undefined) && (missing0 = "statusyMieszkancow")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "statusyMieszkancow")){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.statusyMieszkancow !== undefined){
let data0 = data.statusyMieszkancow;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.opisStatusu === undefined) && (missing1 = "opisStatusu")) || ((data1.liczbaMieszkancow === undefined) && (missing1 = "liczbaMieszkancow"))){
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0,schemaPath:"#/$defs/StatusMieszkancow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "opisStatusu") || (key1 === "liczbaMieszkancow"))){
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0,schemaPath:"#/$defs/StatusMieszkancow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.opisStatusu !== undefined){
const _errs8 = errors;
if(typeof data1.opisStatusu !== "string"){
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0+"/opisStatusu",schemaPath:"#/$defs/StatusMieszkancow/properties/opisStatusu/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.liczbaMieszkancow !== undefined){
let data3 = data1.liczbaMieszkancow;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0+"/liczbaMieszkancow",schemaPath:"#/$defs/StatusMieszkancow/properties/liczbaMieszkancow/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0+"/liczbaMieszkancow",schemaPath:"#/$defs/StatusMieszkancow/properties/liczbaMieszkancow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow/" + i0,schemaPath:"#/$defs/StatusMieszkancow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/statusyMieszkancow",schemaPath:"#/properties/statusyMieszkancow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

exports.informacjaLiczbaWyborcow = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.datyWyborow === undefined) && (missing0 = "datyWyborow")) || ((data.zestawienieLiczbyWyborcow === undefined) && (missing0 = "zestawienieLiczbyWyborcow"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "datyWyborow") || (key0 === "zestawienieLiczbyWyborcow"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.datyWyborow !== undefined){
let data0 = data.datyWyborow;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate83.errors = [{instancePath:instancePath+"/datyWyborow/" + i0,schemaPath:"#/properties/datyWyborow/items/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/datyWyborow/" + i0,schemaPath:"#/properties/datyWyborow/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/datyWyborow",schemaPath:"#/properties/datyWyborow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zestawienieLiczbyWyborcow !== undefined){
let data2 = data.zestawienieLiczbyWyborcow;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.dataWyborow === undefined) && (missing1 = "dataWyborow")) || ((data3.nazwaWyborow === undefined) && (missing1 = "nazwaWyborow"))) || ((data3.liczbaMieszkancow === undefined) && (missing1 = "liczbaMieszkancow"))) || ((data3.liczbaWyborcow === undefined) && (missing1 = "liczbaWyborcow"))){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1,schemaPath:"#/$defs/LiczbaWyborcow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((((key1 === "dataWyborow") || (key1 === "nazwaWyborow")) || (key1 === "liczbaMieszkancow")) || (key1 === "liczbaWyborcow"))){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1,schemaPath:"#/$defs/LiczbaWyborcow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.dataWyborow !== undefined){
let data4 = data3.dataWyborow;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/dataWyborow",schemaPath:"#/$defs/LiczbaWyborcow/properties/dataWyborow/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/dataWyborow",schemaPath:"#/$defs/LiczbaWyborcow/properties/dataWyborow/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.nazwaWyborow !== undefined){
const _errs14 = errors;
if(typeof data3.nazwaWyborow !== "string"){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/nazwaWyborow",schemaPath:"#/$defs/LiczbaWyborcow/properties/nazwaWyborow/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.liczbaMieszkancow !== undefined){
let data6 = data3.liczbaMieszkancow;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/liczbaMieszkancow",schemaPath:"#/$defs/LiczbaWyborcow/properties/liczbaMieszkancow/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/liczbaMieszkancow",schemaPath:"#/$defs/LiczbaWyborcow/properties/liczbaMieszkancow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.liczbaWyborcow !== undefined){
let data7 = data3.liczbaWyborcow;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/liczbaWyborcow",schemaPath:"#/$defs/LiczbaWyborcow/properties/liczbaWyborcow/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1+"/liczbaWyborcow",schemaPath:"#/$defs/LiczbaWyborcow/properties/liczbaWyborcow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow/" + i1,schemaPath:"#/$defs/LiczbaWyborcow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/zestawienieLiczbyWyborcow",schemaPath:"#/properties/zestawienieLiczbyWyborcow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

exports.sprawdzWyborce = validate84;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyWSpisie === undefined) && (missing0 = "czyWSpisie")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyWSpisie")){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyWSpisie !== undefined){
if(typeof data.czyWSpisie !== "boolean"){
validate84.errors = [{instancePath:instancePath+"/czyWSpisie",schemaPath:"#/properties/czyWSpisie/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

exports.dajZameldowaniaWgPlciWieku = validate85;

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.zameldowanieStale === undefined) && (missing0 = "zameldowanieStale")) || ((data.zameldowanieCzasowe === undefined) && (missing0 = "zameldowanieCzasowe"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "zameldowanieStale") || (key0 === "zameldowanieCzasowe"))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zameldowanieStale !== undefined){
let data0 = data.zameldowanieStale;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.liczbaKobietPonizej18 === undefined) && (missing1 = "liczbaKobietPonizej18")) || ((data0.liczbaMezczyznPonizej18 === undefined) && (missing1 = "liczbaMezczyznPonizej18"))) || ((data0.liczbaKobietOd18 === undefined) && (missing1 = "liczbaKobietOd18"))) || ((data0.liczbaMezczyznOd18 === undefined) && (missing1 = "liczbaMezczyznOd18"))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale",schemaPath:"#/$defs/LiczbyWgPlciWieku/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((key1 === "liczbaKobietPonizej18") || (key1 === "liczbaMezczyznPonizej18")) || (key1 === "liczbaKobietOd18")) || (key1 === "liczbaMezczyznOd18"))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale",schemaPath:"#/$defs/LiczbyWgPlciWieku/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.liczbaKobietPonizej18 !== undefined){
let data1 = data0.liczbaKobietPonizej18;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaKobietPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietPonizej18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaKobietPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietPonizej18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.liczbaMezczyznPonizej18 !== undefined){
let data2 = data0.liczbaMezczyznPonizej18;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaMezczyznPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznPonizej18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaMezczyznPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznPonizej18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.liczbaKobietOd18 !== undefined){
let data3 = data0.liczbaKobietOd18;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaKobietOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietOd18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaKobietOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietOd18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.liczbaMezczyznOd18 !== undefined){
let data4 = data0.liczbaMezczyznOd18;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaMezczyznOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznOd18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale/liczbaMezczyznOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznOd18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/zameldowanieStale",schemaPath:"#/$defs/LiczbyWgPlciWieku/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zameldowanieCzasowe !== undefined){
let data5 = data.zameldowanieCzasowe;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.liczbaKobietPonizej18 === undefined) && (missing2 = "liczbaKobietPonizej18")) || ((data5.liczbaMezczyznPonizej18 === undefined) && (missing2 = "liczbaMezczyznPonizej18"))) || ((data5.liczbaKobietOd18 === undefined) && (missing2 = "liczbaKobietOd18"))) || ((data5.liczbaMezczyznOd18 === undefined) && (missing2 = "liczbaMezczyznOd18"))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe",schemaPath:"#/$defs/LiczbyWgPlciWieku/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data5){
if(!((((key2 === "liczbaKobietPonizej18") || (key2 === "liczbaMezczyznPonizej18")) || (key2 === "liczbaKobietOd18")) || (key2 === "liczbaMezczyznOd18"))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe",schemaPath:"#/$defs/LiczbyWgPlciWieku/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.liczbaKobietPonizej18 !== undefined){
let data6 = data5.liczbaKobietPonizej18;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaKobietPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietPonizej18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaKobietPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietPonizej18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.liczbaMezczyznPonizej18 !== undefined){
let data7 = data5.liczbaMezczyznPonizej18;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaMezczyznPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznPonizej18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaMezczyznPonizej18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznPonizej18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.liczbaKobietOd18 !== undefined){
let data8 = data5.liczbaKobietOd18;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaKobietOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietOd18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaKobietOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaKobietOd18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.liczbaMezczyznOd18 !== undefined){
let data9 = data5.liczbaMezczyznOd18;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaMezczyznOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznOd18/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe/liczbaMezczyznOd18",schemaPath:"#/$defs/LiczbyWgPlciWieku/properties/liczbaMezczyznOd18/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/zameldowanieCzasowe",schemaPath:"#/$defs/LiczbyWgPlciWieku/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImiona = validate86;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.listaImion === undefined) && (missing0 = "listaImion")){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "listaImion")){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listaImion !== undefined){
let data0 = data.listaImion;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.imie === undefined) && (missing1 = "imie")) || ((data1.liczbaOsob === undefined) && (missing1 = "liczbaOsob"))){
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "imie") || (key1 === "liczbaOsob"))){
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.imie !== undefined){
const _errs8 = errors;
if(typeof data1.imie !== "string"){
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/imie",schemaPath:"#/$defs/StatystykaImienia/properties/imie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.liczbaOsob !== undefined){
let data3 = data1.liczbaOsob;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/liczbaOsob",schemaPath:"#/$defs/StatystykaImienia/properties/liczbaOsob/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/liczbaOsob",schemaPath:"#/$defs/StatystykaImienia/properties/liczbaOsob/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/listaImion",schemaPath:"#/properties/listaImion/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

exports.dajLataUrodzen = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lataUrodzen === undefined) && (missing0 = "lataUrodzen")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lataUrodzen")){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lataUrodzen !== undefined){
let data0 = data.lataUrodzen;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate87.errors = [{instancePath:instancePath+"/lataUrodzen/" + i0,schemaPath:"#/properties/lataUrodzen/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/lataUrodzen",schemaPath:"#/properties/lataUrodzen/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

exports.dajNajpopularniejszeImionaWgRoku = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.listaImion === undefined) && (missing0 = "listaImion")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "listaImion")){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listaImion !== undefined){
let data0 = data.listaImion;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.imie === undefined) && (missing1 = "imie")) || ((data1.liczbaOsob === undefined) && (missing1 = "liczbaOsob"))){
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "imie") || (key1 === "liczbaOsob"))){
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.imie !== undefined){
const _errs8 = errors;
if(typeof data1.imie !== "string"){
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/imie",schemaPath:"#/$defs/StatystykaImienia/properties/imie/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.liczbaOsob !== undefined){
let data3 = data1.liczbaOsob;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/liczbaOsob",schemaPath:"#/$defs/StatystykaImienia/properties/liczbaOsob/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0+"/liczbaOsob",schemaPath:"#/$defs/StatystykaImienia/properties/liczbaOsob/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/listaImion/" + i0,schemaPath:"#/$defs/StatystykaImienia/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/listaImion",schemaPath:"#/properties/listaImion/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

exports.dajZgodyRejestracji = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.przetwarzanieDanych === undefined) && (missing0 = "przetwarzanieDanych")) || ((data.regulamin === undefined) && (missing0 = "regulamin"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "przetwarzanieDanych") || (key0 === "regulamin"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.przetwarzanieDanych !== undefined){
let data0 = data.przetwarzanieDanych;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.czyWidoczna === undefined) && (missing1 = "czyWidoczna")) || ((data0.czyWymagana === undefined) && (missing1 = "czyWymagana"))) || ((data0.tresc === undefined) && (missing1 = "tresc"))){
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych",schemaPath:"#/$defs/ZgodaRejestracji/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "czyWidoczna") || (key1 === "czyWymagana")) || (key1 === "tresc"))){
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych",schemaPath:"#/$defs/ZgodaRejestracji/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.czyWidoczna !== undefined){
const _errs6 = errors;
if(typeof data0.czyWidoczna !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych/czyWidoczna",schemaPath:"#/$defs/ZgodaRejestracji/properties/czyWidoczna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.czyWymagana !== undefined){
const _errs8 = errors;
if(typeof data0.czyWymagana !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych/czyWymagana",schemaPath:"#/$defs/ZgodaRejestracji/properties/czyWymagana/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.tresc !== undefined){
const _errs10 = errors;
if(typeof data0.tresc !== "string"){
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych/tresc",schemaPath:"#/$defs/ZgodaRejestracji/properties/tresc/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/przetwarzanieDanych",schemaPath:"#/$defs/ZgodaRejestracji/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regulamin !== undefined){
let data4 = data.regulamin;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.czyWidoczna === undefined) && (missing2 = "czyWidoczna")) || ((data4.czyWymagana === undefined) && (missing2 = "czyWymagana"))) || ((data4.tresc === undefined) && (missing2 = "tresc"))){
validate89.errors = [{instancePath:instancePath+"/regulamin",schemaPath:"#/$defs/ZgodaRejestracji/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(((key2 === "czyWidoczna") || (key2 === "czyWymagana")) || (key2 === "tresc"))){
validate89.errors = [{instancePath:instancePath+"/regulamin",schemaPath:"#/$defs/ZgodaRejestracji/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.czyWidoczna !== undefined){
const _errs16 = errors;
if(typeof data4.czyWidoczna !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/regulamin/czyWidoczna",schemaPath:"#/$defs/ZgodaRejestracji/properties/czyWidoczna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.czyWymagana !== undefined){
const _errs18 = errors;
if(typeof data4.czyWymagana !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/regulamin/czyWymagana",schemaPath:"#/$defs/ZgodaRejestracji/properties/czyWymagana/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.tresc !== undefined){
const _errs20 = errors;
if(typeof data4.tresc !== "string"){
validate89.errors = [{instancePath:instancePath+"/regulamin/tresc",schemaPath:"#/$defs/ZgodaRejestracji/properties/tresc/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/regulamin",schemaPath:"#/$defs/ZgodaRejestracji/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

exports.zarejestruj = validate90;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPrzyjeto === undefined) && (missing0 = "czyPrzyjeto")){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPrzyjeto")){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPrzyjeto !== undefined){
if(typeof data.czyPrzyjeto !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/czyPrzyjeto",schemaPath:"#/properties/czyPrzyjeto/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

exports.wyslijLinkAktywacyjny = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPrzyjeto === undefined) && (missing0 = "czyPrzyjeto")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPrzyjeto")){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPrzyjeto !== undefined){
if(typeof data.czyPrzyjeto !== "boolean"){
validate91.errors = [{instancePath:instancePath+"/czyPrzyjeto",schemaPath:"#/properties/czyPrzyjeto/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

exports.resetujHaslo = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPrzyjeto === undefined) && (missing0 = "czyPrzyjeto")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPrzyjeto")){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPrzyjeto !== undefined){
if(typeof data.czyPrzyjeto !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/czyPrzyjeto",schemaPath:"#/properties/czyPrzyjeto/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

exports.ustawHaslo = validate93;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyZmieniono === undefined) && (missing0 = "czyZmieniono")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyZmieniono")){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyZmieniono !== undefined){
if(typeof data.czyZmieniono !== "boolean"){
validate93.errors = [{instancePath:instancePath+"/czyZmieniono",schemaPath:"#/properties/czyZmieniono/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

exports.aktywujKonto = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyAktywowano === undefined) && (missing0 = "czyAktywowano")){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyAktywowano")){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyAktywowano !== undefined){
if(typeof data.czyAktywowano !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/czyAktywowano",schemaPath:"#/properties/czyAktywowano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

exports.aktywujKontoZUrzedu = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyAktywowano === undefined) && (missing0 = "czyAktywowano")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyAktywowano")){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyAktywowano !== undefined){
if(typeof data.czyAktywowano !== "boolean"){
validate95.errors = [{instancePath:instancePath+"/czyAktywowano",schemaPath:"#/properties/czyAktywowano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

exports.potwierdzEmail = validate96;

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyPotwierdzono === undefined) && (missing0 = "czyPotwierdzono")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyPotwierdzono")){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyPotwierdzono !== undefined){
if(typeof data.czyPotwierdzono !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/czyPotwierdzono",schemaPath:"#/properties/czyPotwierdzono/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

exports.dajTematy = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tematy === undefined) && (missing0 = "tematy")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "tematy")){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tematy !== undefined){
let data0 = data.tematy;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.id === undefined) && (missing1 = "id")) || ((data1.temat === undefined) && (missing1 = "temat"))) || ((data1.czyDodatkowy === undefined) && (missing1 = "czyDodatkowy"))){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0,schemaPath:"#/$defs/TematZgloszenia/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "temat")) || (key1 === "czyDodatkowy"))){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0,schemaPath:"#/$defs/TematZgloszenia/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0+"/id",schemaPath:"#/$defs/TematZgloszenia/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0+"/id",schemaPath:"#/$defs/TematZgloszenia/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.temat !== undefined){
const _errs10 = errors;
if(typeof data1.temat !== "string"){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0+"/temat",schemaPath:"#/$defs/TematZgloszenia/properties/temat/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.czyDodatkowy !== undefined){
const _errs12 = errors;
if(typeof data1.czyDodatkowy !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0+"/czyDodatkowy",schemaPath:"#/$defs/TematZgloszenia/properties/czyDodatkowy/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/tematy/" + i0,schemaPath:"#/$defs/TematZgloszenia/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/tematy",schemaPath:"#/properties/tematy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

exports.dajTelefonPlatnika = validate98;
const schema142 = {"type":"object","required":["nrTelefonu"],"properties":{"nrTelefonu":{"type":["string","null"],"pattern":"^[0-9]{9}$"}},"additionalProperties":false};
const pattern17 = new RegExp("^[0-9]{9}$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nrTelefonu === undefined) && (missing0 = "nrTelefonu")){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "nrTelefonu")){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nrTelefonu !== undefined){
let data0 = data.nrTelefonu;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate98.errors = [{instancePath:instancePath+"/nrTelefonu",schemaPath:"#/properties/nrTelefonu/type",keyword:"type",params:{type: schema142.properties.nrTelefonu.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate98.errors = [{instancePath:instancePath+"/nrTelefonu",schemaPath:"#/properties/nrTelefonu/pattern",keyword:"pattern",params:{pattern: "^[0-9]{9}$"}}];
return false;
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

exports.dajPunktyOdbioru = validate99;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.punktyOdbioru === undefined) && (missing0 = "punktyOdbioru")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "punktyOdbioru")){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.punktyOdbioru !== undefined){
let data0 = data.punktyOdbioru;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.idPunktuOdbioru === undefined) && (missing1 = "idPunktuOdbioru")) || ((data1.adresPunktuOdbioru === undefined) && (missing1 = "adresPunktuOdbioru"))){
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0,schemaPath:"#/$defs/PunktOdbioru/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "idPunktuOdbioru") || (key1 === "adresPunktuOdbioru"))){
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0,schemaPath:"#/$defs/PunktOdbioru/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idPunktuOdbioru !== undefined){
let data2 = data1.idPunktuOdbioru;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0+"/idPunktuOdbioru",schemaPath:"#/$defs/PunktOdbioru/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0+"/idPunktuOdbioru",schemaPath:"#/$defs/PunktOdbioru/properties/idPunktuOdbioru/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.adresPunktuOdbioru !== undefined){
const _errs10 = errors;
if(typeof data1.adresPunktuOdbioru !== "string"){
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0+"/adresPunktuOdbioru",schemaPath:"#/$defs/PunktOdbioru/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i0,schemaPath:"#/$defs/PunktOdbioru/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/punktyOdbioru",schemaPath:"#/properties/punktyOdbioru/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

exports.dajZgloszenia = validate100;
const schema146 = {"type":"object","required":["zgloszenieId","kiedyUtworzono","tematZgloszenia","trescZgloszenia","kiedyObsluzono","uwagiDoZgloszenia"],"properties":{"zgloszenieId":{"type":"integer","minimum":1},"kiedyUtworzono":{"type":"string","format":"date-time"},"tematZgloszenia":{"type":"string"},"trescZgloszenia":{"type":"string"},"kiedyObsluzono":{"type":["string","null"],"format":"date-time"},"uwagiDoZgloszenia":{"type":["string","null"]}},"additionalProperties":false};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.historiaZgloszen === undefined) && (missing0 = "historiaZgloszen")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "historiaZgloszen")){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.historiaZgloszen !== undefined){
let data0 = data.historiaZgloszen;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.zgloszenieId === undefined) && (missing1 = "zgloszenieId")) || ((data1.kiedyUtworzono === undefined) && (missing1 = "kiedyUtworzono"))) || ((data1.tematZgloszenia === undefined) && (missing1 = "tematZgloszenia"))) || ((data1.trescZgloszenia === undefined) && (missing1 = "trescZgloszenia"))) || ((data1.kiedyObsluzono === undefined) && (missing1 = "kiedyObsluzono"))) || ((data1.uwagiDoZgloszenia === undefined) && (missing1 = "uwagiDoZgloszenia"))){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "zgloszenieId") || (key1 === "kiedyUtworzono")) || (key1 === "tematZgloszenia")) || (key1 === "trescZgloszenia")) || (key1 === "kiedyObsluzono")) || (key1 === "uwagiDoZgloszenia"))){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.zgloszenieId !== undefined){
let data2 = data1.zgloszenieId;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/zgloszenieId",schemaPath:"#/$defs/Zgloszenie/properties/zgloszenieId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/zgloszenieId",schemaPath:"#/$defs/Zgloszenie/properties/zgloszenieId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kiedyUtworzono !== undefined){
let data3 = data1.kiedyUtworzono;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats22.test(data3))){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tematZgloszenia !== undefined){
const _errs12 = errors;
if(typeof data1.tematZgloszenia !== "string"){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/tematZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/tematZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.trescZgloszenia !== undefined){
const _errs14 = errors;
if(typeof data1.trescZgloszenia !== "string"){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/trescZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/trescZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kiedyObsluzono !== undefined){
let data6 = data1.kiedyObsluzono;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyObsluzono/type",keyword:"type",params:{type: schema146.properties.kiedyObsluzono.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats22.test(data6))){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyObsluzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uwagiDoZgloszenia !== undefined){
let data7 = data1.uwagiDoZgloszenia;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/uwagiDoZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/uwagiDoZgloszenia/type",keyword:"type",params:{type: schema146.properties.uwagiDoZgloszenia.type}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/historiaZgloszen",schemaPath:"#/properties/historiaZgloszen/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

exports.dodajZgloszenie = validate101;

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyZapisano === undefined) && (missing0 = "czyZapisano")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyZapisano")){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyZapisano !== undefined){
if(typeof data.czyZapisano !== "boolean"){
validate101.errors = [{instancePath:instancePath+"/czyZapisano",schemaPath:"#/properties/czyZapisano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

exports.dajPodatkiGminneZestawienie = validate102;
const schema150 = {"type":"object","required":["nrKarty","opisPodatku","powierzchniaGruntu","jednostkaPowierzchni","nazwaStawki","stawka","kwotaPodatku","daneGeodezyjne","dokumentWlasnosci"],"properties":{"nrKarty":{"type":"string"},"opisPodatku":{"type":"string"},"powierzchniaGruntu":{"type":"number"},"jednostkaPowierzchni":{"type":"string","enum":["m2","ha"]},"nazwaStawki":{"type":"string"},"stawka":{"type":"number","multipleOf":0.01},"kwotaPodatku":{"type":"number","multipleOf":0.01},"daneGeodezyjne":{"$ref":"#/$defs/DaneGeodezyjne"},"dokumentWlasnosci":{"$ref":"#/$defs/DokumentWlasnosci"}},"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.nrKarty === undefined) && (missing0 = "nrKarty")) || ((data.opisPodatku === undefined) && (missing0 = "opisPodatku"))) || ((data.powierzchniaGruntu === undefined) && (missing0 = "powierzchniaGruntu"))) || ((data.jednostkaPowierzchni === undefined) && (missing0 = "jednostkaPowierzchni"))) || ((data.nazwaStawki === undefined) && (missing0 = "nazwaStawki"))) || ((data.stawka === undefined) && (missing0 = "stawka"))) || ((data.kwotaPodatku === undefined) && (missing0 = "kwotaPodatku"))) || ((data.daneGeodezyjne === undefined) && (missing0 = "daneGeodezyjne"))) || ((data.dokumentWlasnosci === undefined) && (missing0 = "dokumentWlasnosci"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema150.properties, key0))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nrKarty !== undefined){
const _errs2 = errors;
if(typeof data.nrKarty !== "string"){
validate104.errors = [{instancePath:instancePath+"/nrKarty",schemaPath:"#/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opisPodatku !== undefined){
const _errs4 = errors;
if(typeof data.opisPodatku !== "string"){
validate104.errors = [{instancePath:instancePath+"/opisPodatku",schemaPath:"#/properties/opisPodatku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.powierzchniaGruntu !== undefined){
let data2 = data.powierzchniaGruntu;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate104.errors = [{instancePath:instancePath+"/powierzchniaGruntu",schemaPath:"#/properties/powierzchniaGruntu/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jednostkaPowierzchni !== undefined){
let data3 = data.jednostkaPowierzchni;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate104.errors = [{instancePath:instancePath+"/jednostkaPowierzchni",schemaPath:"#/properties/jednostkaPowierzchni/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "m2") || (data3 === "ha"))){
validate104.errors = [{instancePath:instancePath+"/jednostkaPowierzchni",schemaPath:"#/properties/jednostkaPowierzchni/enum",keyword:"enum",params:{allowedValues: schema150.properties.jednostkaPowierzchni.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaStawki !== undefined){
const _errs10 = errors;
if(typeof data.nazwaStawki !== "string"){
validate104.errors = [{instancePath:instancePath+"/nazwaStawki",schemaPath:"#/properties/nazwaStawki/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stawka !== undefined){
let data5 = data.stawka;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate104.errors = [{instancePath:instancePath+"/stawka",schemaPath:"#/properties/stawka/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/stawka",schemaPath:"#/properties/stawka/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaPodatku !== undefined){
let data6 = data.kwotaPodatku;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate104.errors = [{instancePath:instancePath+"/kwotaPodatku",schemaPath:"#/properties/kwotaPodatku/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/kwotaPodatku",schemaPath:"#/properties/kwotaPodatku/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneGeodezyjne !== undefined){
let data7 = data.daneGeodezyjne;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.pelnyIdentyfikator === undefined) && (missing1 = "pelnyIdentyfikator")){
validate104.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data7){
if(!(key1 === "pelnyIdentyfikator")){
validate104.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.pelnyIdentyfikator !== undefined){
if(typeof data7.pelnyIdentyfikator !== "string"){
validate104.errors = [{instancePath:instancePath+"/daneGeodezyjne/pelnyIdentyfikator",schemaPath:"#/$defs/DaneGeodezyjne/properties/pelnyIdentyfikator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dokumentWlasnosci !== undefined){
let data9 = data.dokumentWlasnosci;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.typ === undefined) && (missing2 = "typ")) || ((data9.numer === undefined) && (missing2 = "numer"))) || ((data9.dataWydania === undefined) && (missing2 = "dataWydania"))){
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!(((key2 === "typ") || (key2 === "numer")) || (key2 === "dataWydania"))){
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.typ !== undefined){
const _errs26 = errors;
if(typeof data9.typ !== "string"){
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci/typ",schemaPath:"#/$defs/DokumentWlasnosci/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.numer !== undefined){
const _errs28 = errors;
if(typeof data9.numer !== "string"){
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci/numer",schemaPath:"#/$defs/DokumentWlasnosci/properties/numer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.dataWydania !== undefined){
let data12 = data9.dataWydania;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data12 === "string"){
if(!(formats8.test(data12))){
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci/dataWydania",schemaPath:"#/$defs/DokumentWlasnosci/properties/dataWydania/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci/dataWydania",schemaPath:"#/$defs/DokumentWlasnosci/properties/dataWydania/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

const schema153 = {"type":"object","required":["nrKarty","opisPodatku","powierzchniaBudynku","jednostkaPowierzchni","nazwaStawki","stawka","kwotaPodatku","daneGeodezyjne","dokumentWlasnosci"],"properties":{"nrKarty":{"type":"string"},"opisPodatku":{"type":"string"},"powierzchniaBudynku":{"type":"number"},"jednostkaPowierzchni":{"type":"string","enum":["m2","ha"]},"nazwaStawki":{"type":"string"},"stawka":{"type":"number","multipleOf":0.01},"kwotaPodatku":{"type":"number","multipleOf":0.01},"daneGeodezyjne":{"$ref":"#/$defs/DaneGeodezyjne"},"dokumentWlasnosci":{"$ref":"#/$defs/DokumentWlasnosci"}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.nrKarty === undefined) && (missing0 = "nrKarty")) || ((data.opisPodatku === undefined) && (missing0 = "opisPodatku"))) || ((data.powierzchniaBudynku === undefined) && (missing0 = "powierzchniaBudynku"))) || ((data.jednostkaPowierzchni === undefined) && (missing0 = "jednostkaPowierzchni"))) || ((data.nazwaStawki === undefined) && (missing0 = "nazwaStawki"))) || ((data.stawka === undefined) && (missing0 = "stawka"))) || ((data.kwotaPodatku === undefined) && (missing0 = "kwotaPodatku"))) || ((data.daneGeodezyjne === undefined) && (missing0 = "daneGeodezyjne"))) || ((data.dokumentWlasnosci === undefined) && (missing0 = "dokumentWlasnosci"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema153.properties, key0))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nrKarty !== undefined){
const _errs2 = errors;
if(typeof data.nrKarty !== "string"){
validate106.errors = [{instancePath:instancePath+"/nrKarty",schemaPath:"#/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opisPodatku !== undefined){
const _errs4 = errors;
if(typeof data.opisPodatku !== "string"){
validate106.errors = [{instancePath:instancePath+"/opisPodatku",schemaPath:"#/properties/opisPodatku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.powierzchniaBudynku !== undefined){
let data2 = data.powierzchniaBudynku;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate106.errors = [{instancePath:instancePath+"/powierzchniaBudynku",schemaPath:"#/properties/powierzchniaBudynku/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jednostkaPowierzchni !== undefined){
let data3 = data.jednostkaPowierzchni;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate106.errors = [{instancePath:instancePath+"/jednostkaPowierzchni",schemaPath:"#/properties/jednostkaPowierzchni/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "m2") || (data3 === "ha"))){
validate106.errors = [{instancePath:instancePath+"/jednostkaPowierzchni",schemaPath:"#/properties/jednostkaPowierzchni/enum",keyword:"enum",params:{allowedValues: schema153.properties.jednostkaPowierzchni.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaStawki !== undefined){
const _errs10 = errors;
if(typeof data.nazwaStawki !== "string"){
validate106.errors = [{instancePath:instancePath+"/nazwaStawki",schemaPath:"#/properties/nazwaStawki/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stawka !== undefined){
let data5 = data.stawka;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
let res0;
if((0.01 === 0 || (res0 = data5/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate106.errors = [{instancePath:instancePath+"/stawka",schemaPath:"#/properties/stawka/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/stawka",schemaPath:"#/properties/stawka/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaPodatku !== undefined){
let data6 = data.kwotaPodatku;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
let res1;
if((0.01 === 0 || (res1 = data6/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate106.errors = [{instancePath:instancePath+"/kwotaPodatku",schemaPath:"#/properties/kwotaPodatku/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/kwotaPodatku",schemaPath:"#/properties/kwotaPodatku/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneGeodezyjne !== undefined){
let data7 = data.daneGeodezyjne;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.pelnyIdentyfikator === undefined) && (missing1 = "pelnyIdentyfikator")){
validate106.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data7){
if(!(key1 === "pelnyIdentyfikator")){
validate106.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.pelnyIdentyfikator !== undefined){
if(typeof data7.pelnyIdentyfikator !== "string"){
validate106.errors = [{instancePath:instancePath+"/daneGeodezyjne/pelnyIdentyfikator",schemaPath:"#/$defs/DaneGeodezyjne/properties/pelnyIdentyfikator/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/daneGeodezyjne",schemaPath:"#/$defs/DaneGeodezyjne/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dokumentWlasnosci !== undefined){
let data9 = data.dokumentWlasnosci;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.typ === undefined) && (missing2 = "typ")) || ((data9.numer === undefined) && (missing2 = "numer"))) || ((data9.dataWydania === undefined) && (missing2 = "dataWydania"))){
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!(((key2 === "typ") || (key2 === "numer")) || (key2 === "dataWydania"))){
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.typ !== undefined){
const _errs26 = errors;
if(typeof data9.typ !== "string"){
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci/typ",schemaPath:"#/$defs/DokumentWlasnosci/properties/typ/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.numer !== undefined){
const _errs28 = errors;
if(typeof data9.numer !== "string"){
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci/numer",schemaPath:"#/$defs/DokumentWlasnosci/properties/numer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.dataWydania !== undefined){
let data12 = data9.dataWydania;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data12 === "string"){
if(!(formats8.test(data12))){
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci/dataWydania",schemaPath:"#/$defs/DokumentWlasnosci/properties/dataWydania/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci/dataWydania",schemaPath:"#/$defs/DokumentWlasnosci/properties/dataWydania/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/dokumentWlasnosci",schemaPath:"#/$defs/DokumentWlasnosci/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.grunty === undefined) && (missing0 = "grunty")) || ((data.budynki === undefined) && (missing0 = "budynki"))) || ((data.budowle === undefined) && (missing0 = "budowle"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "grunty") || (key0 === "budynki")) || (key0 === "budowle"))){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grunty !== undefined){
let data0 = data.grunty;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate104(data0[i0], {instancePath:instancePath+"/grunty/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/grunty",schemaPath:"#/properties/grunty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budynki !== undefined){
let data2 = data.budynki;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate106(data2[i1], {instancePath:instancePath+"/budynki/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/budynki",schemaPath:"#/properties/budynki/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budowle !== undefined){
let data4 = data.budowle;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((((data5.nrKarty === undefined) && (missing1 = "nrKarty")) || ((data5.opisPodatku === undefined) && (missing1 = "opisPodatku"))) || ((data5.nazwaBudowli === undefined) && (missing1 = "nazwaBudowli"))) || ((data5.wartoscBudowli === undefined) && (missing1 = "wartoscBudowli"))) || ((data5.jednostkaWartosci === undefined) && (missing1 = "jednostkaWartosci"))) || ((data5.nazwaStawki === undefined) && (missing1 = "nazwaStawki"))) || ((data5.stawkaProcent === undefined) && (missing1 = "stawkaProcent"))) || ((data5.kwotaPodatku === undefined) && (missing1 = "kwotaPodatku"))){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2,schemaPath:"#/$defs/BudowlaPodatku/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data5){
if(!((((((((key1 === "nrKarty") || (key1 === "opisPodatku")) || (key1 === "nazwaBudowli")) || (key1 === "wartoscBudowli")) || (key1 === "jednostkaWartosci")) || (key1 === "nazwaStawki")) || (key1 === "stawkaProcent")) || (key1 === "kwotaPodatku"))){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2,schemaPath:"#/$defs/BudowlaPodatku/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.nrKarty !== undefined){
const _errs14 = errors;
if(typeof data5.nrKarty !== "string"){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/nrKarty",schemaPath:"#/$defs/BudowlaPodatku/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.opisPodatku !== undefined){
const _errs16 = errors;
if(typeof data5.opisPodatku !== "string"){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/opisPodatku",schemaPath:"#/$defs/BudowlaPodatku/properties/opisPodatku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.nazwaBudowli !== undefined){
const _errs18 = errors;
if(typeof data5.nazwaBudowli !== "string"){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/nazwaBudowli",schemaPath:"#/$defs/BudowlaPodatku/properties/nazwaBudowli/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.wartoscBudowli !== undefined){
let data9 = data5.wartoscBudowli;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
let res0;
if((0.01 === 0 || (res0 = data9/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/wartoscBudowli",schemaPath:"#/$defs/BudowlaPodatku/properties/wartoscBudowli/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/wartoscBudowli",schemaPath:"#/$defs/BudowlaPodatku/properties/wartoscBudowli/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.jednostkaWartosci !== undefined){
const _errs22 = errors;
if(typeof data5.jednostkaWartosci !== "string"){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/jednostkaWartosci",schemaPath:"#/$defs/BudowlaPodatku/properties/jednostkaWartosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.nazwaStawki !== undefined){
const _errs24 = errors;
if(typeof data5.nazwaStawki !== "string"){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/nazwaStawki",schemaPath:"#/$defs/BudowlaPodatku/properties/nazwaStawki/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.stawkaProcent !== undefined){
let data12 = data5.stawkaProcent;
const _errs26 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/stawkaProcent",schemaPath:"#/$defs/BudowlaPodatku/properties/stawkaProcent/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.kwotaPodatku !== undefined){
let data13 = data5.kwotaPodatku;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
let res1;
if((0.01 === 0 || (res1 = data13/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/kwotaPodatku",schemaPath:"#/$defs/BudowlaPodatku/properties/kwotaPodatku/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2+"/kwotaPodatku",schemaPath:"#/$defs/BudowlaPodatku/properties/kwotaPodatku/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/budowle/" + i2,schemaPath:"#/$defs/BudowlaPodatku/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/budowle",schemaPath:"#/properties/budowle/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","required":["idWymiaru","nrKarty","rokPodatkowy","podstawaWymiaru","dataWymiaru","opisWymiaru","nrDecyzji","podatekRolny","podatekLesny","podatekOdNieruchomosci","podatekRazem","idArchiwumDruku"],"properties":{"idWymiaru":{"type":"integer"},"nrKarty":{"type":"string"},"rokPodatkowy":{"type":"integer"},"podstawaWymiaru":{"type":"string","enum":["DECYZJA","DEKLARACJA"]},"dataWymiaru":{"type":["string","null"],"format":"date"},"opisWymiaru":{"type":"string"},"nrDecyzji":{"type":["string","null"]},"podatekRolny":{"type":["number","null"],"multipleOf":0.01},"podatekLesny":{"type":["number","null"],"multipleOf":0.01},"podatekOdNieruchomosci":{"type":["number","null"],"multipleOf":0.01},"podatekRazem":{"type":["number","null"],"multipleOf":0.01},"idArchiwumDruku":{"type":["integer","null"]}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.pozycjeWymiaruPodatku === undefined) && (missing0 = "pozycjeWymiaruPodatku")) || ((data.podatekRolnySuma === undefined) && (missing0 = "podatekRolnySuma"))) || ((data.podatekLesnySuma === undefined) && (missing0 = "podatekLesnySuma"))) || ((data.podatekOdNieruchomosciSuma === undefined) && (missing0 = "podatekOdNieruchomosciSuma"))) || ((data.podatekSuma === undefined) && (missing0 = "podatekSuma"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "pozycjeWymiaruPodatku") || (key0 === "podatekRolnySuma")) || (key0 === "podatekLesnySuma")) || (key0 === "podatekOdNieruchomosciSuma")) || (key0 === "podatekSuma"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pozycjeWymiaruPodatku !== undefined){
let data0 = data.pozycjeWymiaruPodatku;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((((((data1.idWymiaru === undefined) && (missing1 = "idWymiaru")) || ((data1.nrKarty === undefined) && (missing1 = "nrKarty"))) || ((data1.rokPodatkowy === undefined) && (missing1 = "rokPodatkowy"))) || ((data1.podstawaWymiaru === undefined) && (missing1 = "podstawaWymiaru"))) || ((data1.dataWymiaru === undefined) && (missing1 = "dataWymiaru"))) || ((data1.opisWymiaru === undefined) && (missing1 = "opisWymiaru"))) || ((data1.nrDecyzji === undefined) && (missing1 = "nrDecyzji"))) || ((data1.podatekRolny === undefined) && (missing1 = "podatekRolny"))) || ((data1.podatekLesny === undefined) && (missing1 = "podatekLesny"))) || ((data1.podatekOdNieruchomosci === undefined) && (missing1 = "podatekOdNieruchomosci"))) || ((data1.podatekRazem === undefined) && (missing1 = "podatekRazem"))) || ((data1.idArchiwumDruku === undefined) && (missing1 = "idArchiwumDruku"))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0,schemaPath:"#/$defs/PozycjaWymiaruPodatku/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func4.call(schema158.properties, key1))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0,schemaPath:"#/$defs/PozycjaWymiaruPodatku/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idWymiaru !== undefined){
let data2 = data1.idWymiaru;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/idWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/idWymiaru/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nrKarty !== undefined){
const _errs10 = errors;
if(typeof data1.nrKarty !== "string"){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/nrKarty",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.rokPodatkowy !== undefined){
let data4 = data1.rokPodatkowy;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/rokPodatkowy",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/rokPodatkowy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.podstawaWymiaru !== undefined){
let data5 = data1.podstawaWymiaru;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podstawaWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podstawaWymiaru/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "DECYZJA") || (data5 === "DEKLARACJA"))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podstawaWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podstawaWymiaru/enum",keyword:"enum",params:{allowedValues: schema158.properties.podstawaWymiaru.enum}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataWymiaru !== undefined){
let data6 = data1.dataWymiaru;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/dataWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/dataWymiaru/type",keyword:"type",params:{type: schema158.properties.dataWymiaru.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats8.test(data6))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/dataWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/dataWymiaru/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.opisWymiaru !== undefined){
const _errs18 = errors;
if(typeof data1.opisWymiaru !== "string"){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/opisWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/opisWymiaru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nrDecyzji !== undefined){
let data8 = data1.nrDecyzji;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/nrDecyzji",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/nrDecyzji/type",keyword:"type",params:{type: schema158.properties.nrDecyzji.type}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.podatekRolny !== undefined){
let data9 = data1.podatekRolny;
const _errs22 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekRolny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRolny/type",keyword:"type",params:{type: schema158.properties.podatekRolny.type}}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
let res0;
if((0.01 === 0 || (res0 = data9/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekRolny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRolny/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.podatekLesny !== undefined){
let data10 = data1.podatekLesny;
const _errs24 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekLesny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekLesny/type",keyword:"type",params:{type: schema158.properties.podatekLesny.type}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
let res1;
if((0.01 === 0 || (res1 = data10/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekLesny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekLesny/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.podatekOdNieruchomosci !== undefined){
let data11 = data1.podatekOdNieruchomosci;
const _errs26 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekOdNieruchomosci",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekOdNieruchomosci/type",keyword:"type",params:{type: schema158.properties.podatekOdNieruchomosci.type}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
let res2;
if((0.01 === 0 || (res2 = data11/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekOdNieruchomosci",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekOdNieruchomosci/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.podatekRazem !== undefined){
let data12 = data1.podatekRazem;
const _errs28 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekRazem",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRazem/type",keyword:"type",params:{type: schema158.properties.podatekRazem.type}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
let res3;
if((0.01 === 0 || (res3 = data12/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/podatekRazem",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRazem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.idArchiwumDruku !== undefined){
let data13 = data1.idArchiwumDruku;
const _errs30 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0+"/idArchiwumDruku",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/idArchiwumDruku/type",keyword:"type",params:{type: schema158.properties.idArchiwumDruku.type}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku/" + i0,schemaPath:"#/$defs/PozycjaWymiaruPodatku/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/pozycjeWymiaruPodatku",schemaPath:"#/properties/pozycjeWymiaruPodatku/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podatekRolnySuma !== undefined){
let data14 = data.podatekRolnySuma;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
let res4;
if((0.01 === 0 || (res4 = data14/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/podatekRolnySuma",schemaPath:"#/properties/podatekRolnySuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/podatekRolnySuma",schemaPath:"#/properties/podatekRolnySuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podatekLesnySuma !== undefined){
let data15 = data.podatekLesnySuma;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
let res5;
if((0.01 === 0 || (res5 = data15/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/podatekLesnySuma",schemaPath:"#/properties/podatekLesnySuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/podatekLesnySuma",schemaPath:"#/properties/podatekLesnySuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podatekOdNieruchomosciSuma !== undefined){
let data16 = data.podatekOdNieruchomosciSuma;
const _errs36 = errors;
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
let res6;
if((0.01 === 0 || (res6 = data16/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/podatekOdNieruchomosciSuma",schemaPath:"#/properties/podatekOdNieruchomosciSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/podatekOdNieruchomosciSuma",schemaPath:"#/properties/podatekOdNieruchomosciSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podatekSuma !== undefined){
let data17 = data.podatekSuma;
const _errs38 = errors;
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
let res7;
if((0.01 === 0 || (res7 = data17/0.01, Math.abs(Math.round(res7) - res7) > 1e-4))){
validate109.errors = [{instancePath:instancePath+"/podatekSuma",schemaPath:"#/properties/podatekSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/podatekSuma",schemaPath:"#/properties/podatekSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.nieruchomosci === undefined) && (missing0 = "nieruchomosci")) || ((data.wymiarPodatku === undefined) && (missing0 = "wymiarPodatku"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "nieruchomosci") || (key0 === "wymiarPodatku"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nieruchomosci !== undefined){
const _errs2 = errors;
if(!(validate103(data.nieruchomosci, {instancePath:instancePath+"/nieruchomosci",parentData:data,parentDataProperty:"nieruchomosci",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wymiarPodatku !== undefined){
const _errs3 = errors;
if(!(validate109(data.wymiarPodatku, {instancePath:instancePath+"/wymiarPodatku",parentData:data,parentDataProperty:"wymiarPodatku",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

exports.dajWymiarPodatku = validate111;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.wymiarPodatku === undefined) && (missing0 = "wymiarPodatku")){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "wymiarPodatku")){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.wymiarPodatku !== undefined){
if(!(validate109(data.wymiarPodatku, {instancePath:instancePath+"/wymiarPodatku",parentData:data,parentDataProperty:"wymiarPodatku",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

exports.dajDecyzjeWymiarowa = validate113;

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.idKartyNaleznosci === undefined) && (missing0 = "idKartyNaleznosci")) || ((data.nazwaPodatnika === undefined) && (missing0 = "nazwaPodatnika"))) || ((data.adresPodatnika === undefined) && (missing0 = "adresPodatnika"))) || ((data.wspolzobowiazani === undefined) && (missing0 = "wspolzobowiazani"))) || ((data.pozycja === undefined) && (missing0 = "pozycja"))) || ((data.nieruchomosci === undefined) && (missing0 = "nieruchomosci"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "idKartyNaleznosci") || (key0 === "nazwaPodatnika")) || (key0 === "adresPodatnika")) || (key0 === "wspolzobowiazani")) || (key0 === "pozycja")) || (key0 === "nieruchomosci"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idKartyNaleznosci !== undefined){
let data0 = data.idKartyNaleznosci;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate113.errors = [{instancePath:instancePath+"/idKartyNaleznosci",schemaPath:"#/properties/idKartyNaleznosci/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nazwaPodatnika !== undefined){
const _errs4 = errors;
if(typeof data.nazwaPodatnika !== "string"){
validate113.errors = [{instancePath:instancePath+"/nazwaPodatnika",schemaPath:"#/properties/nazwaPodatnika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adresPodatnika !== undefined){
const _errs6 = errors;
if(typeof data.adresPodatnika !== "string"){
validate113.errors = [{instancePath:instancePath+"/adresPodatnika",schemaPath:"#/properties/adresPodatnika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wspolzobowiazani !== undefined){
let data3 = data.wspolzobowiazani;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.udzial === undefined) && (missing1 = "udzial")) || ((data4.formaWladania === undefined) && (missing1 = "formaWladania"))) || ((data4.adresUdzialowca === undefined) && (missing1 = "adresUdzialowca"))) || ((data4.nazwaUdzialowca === undefined) && (missing1 = "nazwaUdzialowca"))){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!((((key1 === "udzial") || (key1 === "formaWladania")) || (key1 === "adresUdzialowca")) || (key1 === "nazwaUdzialowca"))){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.udzial !== undefined){
let data5 = data4.udzial;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/udzial",schemaPath:"#/$defs/Wspolzobowiazany/properties/udzial/type",keyword:"type",params:{type: schema30.properties.udzial.type}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.formaWladania !== undefined){
let data6 = data4.formaWladania;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/formaWladania",schemaPath:"#/$defs/Wspolzobowiazany/properties/formaWladania/type",keyword:"type",params:{type: schema30.properties.formaWladania.type}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.adresUdzialowca !== undefined){
let data7 = data4.adresUdzialowca;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/adresUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/adresUdzialowca/type",keyword:"type",params:{type: schema30.properties.adresUdzialowca.type}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.nazwaUdzialowca !== undefined){
const _errs20 = errors;
if(typeof data4.nazwaUdzialowca !== "string"){
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0+"/nazwaUdzialowca",schemaPath:"#/$defs/Wspolzobowiazany/properties/nazwaUdzialowca/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani/" + i0,schemaPath:"#/$defs/Wspolzobowiazany/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/wspolzobowiazani",schemaPath:"#/properties/wspolzobowiazani/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pozycja !== undefined){
let data9 = data.pozycja;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((((((((((((data9.idWymiaru === undefined) && (missing2 = "idWymiaru")) || ((data9.nrKarty === undefined) && (missing2 = "nrKarty"))) || ((data9.rokPodatkowy === undefined) && (missing2 = "rokPodatkowy"))) || ((data9.podstawaWymiaru === undefined) && (missing2 = "podstawaWymiaru"))) || ((data9.dataWymiaru === undefined) && (missing2 = "dataWymiaru"))) || ((data9.opisWymiaru === undefined) && (missing2 = "opisWymiaru"))) || ((data9.nrDecyzji === undefined) && (missing2 = "nrDecyzji"))) || ((data9.podatekRolny === undefined) && (missing2 = "podatekRolny"))) || ((data9.podatekLesny === undefined) && (missing2 = "podatekLesny"))) || ((data9.podatekOdNieruchomosci === undefined) && (missing2 = "podatekOdNieruchomosci"))) || ((data9.podatekRazem === undefined) && (missing2 = "podatekRazem"))) || ((data9.idArchiwumDruku === undefined) && (missing2 = "idArchiwumDruku"))){
validate113.errors = [{instancePath:instancePath+"/pozycja",schemaPath:"#/$defs/PozycjaWymiaruPodatku/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!(func4.call(schema158.properties, key2))){
validate113.errors = [{instancePath:instancePath+"/pozycja",schemaPath:"#/$defs/PozycjaWymiaruPodatku/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.idWymiaru !== undefined){
let data10 = data9.idWymiaru;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate113.errors = [{instancePath:instancePath+"/pozycja/idWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/idWymiaru/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.nrKarty !== undefined){
const _errs28 = errors;
if(typeof data9.nrKarty !== "string"){
validate113.errors = [{instancePath:instancePath+"/pozycja/nrKarty",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.rokPodatkowy !== undefined){
let data12 = data9.rokPodatkowy;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate113.errors = [{instancePath:instancePath+"/pozycja/rokPodatkowy",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/rokPodatkowy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.podstawaWymiaru !== undefined){
let data13 = data9.podstawaWymiaru;
const _errs32 = errors;
if(typeof data13 !== "string"){
validate113.errors = [{instancePath:instancePath+"/pozycja/podstawaWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podstawaWymiaru/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data13 === "DECYZJA") || (data13 === "DEKLARACJA"))){
validate113.errors = [{instancePath:instancePath+"/pozycja/podstawaWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podstawaWymiaru/enum",keyword:"enum",params:{allowedValues: schema158.properties.podstawaWymiaru.enum}}];
return false;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.dataWymiaru !== undefined){
let data14 = data9.dataWymiaru;
const _errs34 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/dataWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/dataWymiaru/type",keyword:"type",params:{type: schema158.properties.dataWymiaru.type}}];
return false;
}
if(errors === _errs34){
if(errors === _errs34){
if(typeof data14 === "string"){
if(!(formats8.test(data14))){
validate113.errors = [{instancePath:instancePath+"/pozycja/dataWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/dataWymiaru/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.opisWymiaru !== undefined){
const _errs36 = errors;
if(typeof data9.opisWymiaru !== "string"){
validate113.errors = [{instancePath:instancePath+"/pozycja/opisWymiaru",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/opisWymiaru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.nrDecyzji !== undefined){
let data16 = data9.nrDecyzji;
const _errs38 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/nrDecyzji",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/nrDecyzji/type",keyword:"type",params:{type: schema158.properties.nrDecyzji.type}}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.podatekRolny !== undefined){
let data17 = data9.podatekRolny;
const _errs40 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekRolny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRolny/type",keyword:"type",params:{type: schema158.properties.podatekRolny.type}}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
let res0;
if((0.01 === 0 || (res0 = data17/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekRolny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRolny/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.podatekLesny !== undefined){
let data18 = data9.podatekLesny;
const _errs42 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekLesny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekLesny/type",keyword:"type",params:{type: schema158.properties.podatekLesny.type}}];
return false;
}
if(errors === _errs42){
if((typeof data18 == "number") && (isFinite(data18))){
let res1;
if((0.01 === 0 || (res1 = data18/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekLesny",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekLesny/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.podatekOdNieruchomosci !== undefined){
let data19 = data9.podatekOdNieruchomosci;
const _errs44 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekOdNieruchomosci",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekOdNieruchomosci/type",keyword:"type",params:{type: schema158.properties.podatekOdNieruchomosci.type}}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
let res2;
if((0.01 === 0 || (res2 = data19/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekOdNieruchomosci",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekOdNieruchomosci/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.podatekRazem !== undefined){
let data20 = data9.podatekRazem;
const _errs46 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekRazem",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRazem/type",keyword:"type",params:{type: schema158.properties.podatekRazem.type}}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
let res3;
if((0.01 === 0 || (res3 = data20/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate113.errors = [{instancePath:instancePath+"/pozycja/podatekRazem",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/podatekRazem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.idArchiwumDruku !== undefined){
let data21 = data9.idArchiwumDruku;
const _errs48 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate113.errors = [{instancePath:instancePath+"/pozycja/idArchiwumDruku",schemaPath:"#/$defs/PozycjaWymiaruPodatku/properties/idArchiwumDruku/type",keyword:"type",params:{type: schema158.properties.idArchiwumDruku.type}}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/pozycja",schemaPath:"#/$defs/PozycjaWymiaruPodatku/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nieruchomosci !== undefined){
const _errs50 = errors;
if(!(validate103(data.nieruchomosci, {instancePath:instancePath+"/nieruchomosci",parentData:data,parentDataProperty:"nieruchomosci",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

exports.dajWykazPojazdowPlatnika = validate115;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.listaPojazdow === undefined) && (missing0 = "listaPojazdow")){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "listaPojazdow")){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.listaPojazdow !== undefined){
let data0 = data.listaPojazdow;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.nrRejestracyjny === undefined) && (missing1 = "nrRejestracyjny")) || ((data1.marka === undefined) && (missing1 = "marka"))) || ((data1.nazwaStawki === undefined) && (missing1 = "nazwaStawki"))){
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0,schemaPath:"#/$defs/Pojazd/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((key1 === "nrRejestracyjny") || (key1 === "marka")) || (key1 === "nazwaStawki"))){
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0,schemaPath:"#/$defs/Pojazd/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.nrRejestracyjny !== undefined){
const _errs8 = errors;
if(typeof data1.nrRejestracyjny !== "string"){
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0+"/nrRejestracyjny",schemaPath:"#/$defs/Pojazd/properties/nrRejestracyjny/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.marka !== undefined){
const _errs10 = errors;
if(typeof data1.marka !== "string"){
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0+"/marka",schemaPath:"#/$defs/Pojazd/properties/marka/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nazwaStawki !== undefined){
const _errs12 = errors;
if(typeof data1.nazwaStawki !== "string"){
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0+"/nazwaStawki",schemaPath:"#/$defs/Pojazd/properties/nazwaStawki/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/listaPojazdow/" + i0,schemaPath:"#/$defs/Pojazd/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/listaPojazdow",schemaPath:"#/properties/listaPojazdow/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

exports.dajParametryOplatZaOdpady = validate116;
const schema165 = {"type":"object","required":["parametryOplatAktualne","parametryOplatArchiwalne","punktyOdbioru","wybranyPunktOdbioru"],"properties":{"parametryOplatAktualne":{"type":"array","items":{"$ref":"#/$defs/ParametrOplatyZaOdpady"}},"parametryOplatArchiwalne":{"type":"array","items":{"$ref":"#/$defs/ParametrOplatyZaOdpady"}},"punktyOdbioru":{"type":"array","items":{"$ref":"#/$defs/PunktOdbioruOdpadow"}},"wybranyPunktOdbioru":{"type":["integer","null"]}},"additionalProperties":false};
const schema166 = {"type":"object","required":["punktOdbioru","parametr","odDnia","doDnia","wartosc","jednostkaMiary"],"properties":{"punktOdbioru":{"$ref":"#/$defs/AdresPunktuOdpadow"},"parametr":{"type":"string"},"odDnia":{"type":"string","format":"date"},"doDnia":{"type":["string","null"],"format":"date"},"wartosc":{"type":"number"},"jednostkaMiary":{"type":"string"}},"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.punktOdbioru === undefined) && (missing0 = "punktOdbioru")) || ((data.parametr === undefined) && (missing0 = "parametr"))) || ((data.odDnia === undefined) && (missing0 = "odDnia"))) || ((data.doDnia === undefined) && (missing0 = "doDnia"))) || ((data.wartosc === undefined) && (missing0 = "wartosc"))) || ((data.jednostkaMiary === undefined) && (missing0 = "jednostkaMiary"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "punktOdbioru") || (key0 === "parametr")) || (key0 === "odDnia")) || (key0 === "doDnia")) || (key0 === "wartosc")) || (key0 === "jednostkaMiary"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.punktOdbioru !== undefined){
let data0 = data.punktOdbioru;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.adresPunktuOdbioru === undefined) && (missing1 = "adresPunktuOdbioru")){
validate117.errors = [{instancePath:instancePath+"/punktOdbioru",schemaPath:"#/$defs/AdresPunktuOdpadow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "adresPunktuOdbioru")){
validate117.errors = [{instancePath:instancePath+"/punktOdbioru",schemaPath:"#/$defs/AdresPunktuOdpadow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.adresPunktuOdbioru !== undefined){
if(typeof data0.adresPunktuOdbioru !== "string"){
validate117.errors = [{instancePath:instancePath+"/punktOdbioru/adresPunktuOdbioru",schemaPath:"#/$defs/AdresPunktuOdpadow/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/punktOdbioru",schemaPath:"#/$defs/AdresPunktuOdpadow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parametr !== undefined){
const _errs8 = errors;
if(typeof data.parametr !== "string"){
validate117.errors = [{instancePath:instancePath+"/parametr",schemaPath:"#/properties/parametr/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.odDnia !== undefined){
let data3 = data.odDnia;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
validate117.errors = [{instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/odDnia",schemaPath:"#/properties/odDnia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doDnia !== undefined){
let data4 = data.doDnia;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate117.errors = [{instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/type",keyword:"type",params:{type: schema166.properties.doDnia.type}}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate117.errors = [{instancePath:instancePath+"/doDnia",schemaPath:"#/properties/doDnia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wartosc !== undefined){
let data5 = data.wartosc;
const _errs14 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate117.errors = [{instancePath:instancePath+"/wartosc",schemaPath:"#/properties/wartosc/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jednostkaMiary !== undefined){
const _errs16 = errors;
if(typeof data.jednostkaMiary !== "string"){
validate117.errors = [{instancePath:instancePath+"/jednostkaMiary",schemaPath:"#/properties/jednostkaMiary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.parametryOplatAktualne === undefined) && (missing0 = "parametryOplatAktualne")) || ((data.parametryOplatArchiwalne === undefined) && (missing0 = "parametryOplatArchiwalne"))) || ((data.punktyOdbioru === undefined) && (missing0 = "punktyOdbioru"))) || ((data.wybranyPunktOdbioru === undefined) && (missing0 = "wybranyPunktOdbioru"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "parametryOplatAktualne") || (key0 === "parametryOplatArchiwalne")) || (key0 === "punktyOdbioru")) || (key0 === "wybranyPunktOdbioru"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.parametryOplatAktualne !== undefined){
let data0 = data.parametryOplatAktualne;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate117(data0[i0], {instancePath:instancePath+"/parametryOplatAktualne/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/parametryOplatAktualne",schemaPath:"#/properties/parametryOplatAktualne/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parametryOplatArchiwalne !== undefined){
let data2 = data.parametryOplatArchiwalne;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate117(data2[i1], {instancePath:instancePath+"/parametryOplatArchiwalne/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/parametryOplatArchiwalne",schemaPath:"#/properties/parametryOplatArchiwalne/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.punktyOdbioru !== undefined){
let data4 = data.punktyOdbioru;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.idPunktuOdbioru === undefined) && (missing1 = "idPunktuOdbioru")) || ((data5.adresPunktuOdbioru === undefined) && (missing1 = "adresPunktuOdbioru"))){
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i2,schemaPath:"#/$defs/PunktOdbioruOdpadow/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data5){
if(!((key1 === "idPunktuOdbioru") || (key1 === "adresPunktuOdbioru"))){
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i2,schemaPath:"#/$defs/PunktOdbioruOdpadow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.idPunktuOdbioru !== undefined){
let data6 = data5.idPunktuOdbioru;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i2+"/idPunktuOdbioru",schemaPath:"#/$defs/PunktOdbioruOdpadow/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.adresPunktuOdbioru !== undefined){
const _errs16 = errors;
if(typeof data5.adresPunktuOdbioru !== "string"){
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i2+"/adresPunktuOdbioru",schemaPath:"#/$defs/PunktOdbioruOdpadow/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru/" + i2,schemaPath:"#/$defs/PunktOdbioruOdpadow/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/punktyOdbioru",schemaPath:"#/properties/punktyOdbioru/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wybranyPunktOdbioru !== undefined){
let data8 = data.wybranyPunktOdbioru;
const _errs18 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate116.errors = [{instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: schema165.properties.wybranyPunktOdbioru.type}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

exports.dajZestawienieWody = validate120;
const schema169 = {"type":"object","required":["punktyOdbioru","wybranyPunktOdbioru","wybranyLicznik","faktury","daneUmowy","odczytyLicznika","wodomierz","protokolWymianyWodomierza","daneKorespondencyjne","daneKorespondencyjneHistoriaZgloszen","zgloszenia"],"properties":{"punktyOdbioru":{"type":"array","items":{"$ref":"#/$defs/PunktDostawyWody"}},"wybranyPunktOdbioru":{"type":["integer","null"]},"wybranyLicznik":{"type":["string","null"]},"faktury":{"$ref":"#/$defs/SekcjaFakturWody"},"daneUmowy":{"$ref":"#/$defs/SekcjaUmowyWody"},"odczytyLicznika":{"$ref":"#/$defs/SekcjaOdczytow"},"wodomierz":{"$ref":"#/$defs/SekcjaWodomierza"},"protokolWymianyWodomierza":{"$ref":"#/$defs/SekcjaProtokolu"},"daneKorespondencyjne":{"$ref":"#/$defs/SekcjaDanychKorespondencyjnych"},"daneKorespondencyjneHistoriaZgloszen":{"$ref":"#/$defs/SekcjaHistoriiZmianDanych"},"zgloszenia":{"$ref":"#/$defs/SekcjaZgloszenWody"}},"additionalProperties":false};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idPunktuOdbioru === undefined) && (missing0 = "idPunktuOdbioru")) || ((data.adresPunktuOdbioru === undefined) && (missing0 = "adresPunktuOdbioru"))) || ((data.liczniki === undefined) && (missing0 = "liczniki"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "idPunktuOdbioru") || (key0 === "adresPunktuOdbioru")) || (key0 === "liczniki"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idPunktuOdbioru !== undefined){
let data0 = data.idPunktuOdbioru;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate121.errors = [{instancePath:instancePath+"/idPunktuOdbioru",schemaPath:"#/properties/idPunktuOdbioru/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adresPunktuOdbioru !== undefined){
const _errs4 = errors;
if(typeof data.adresPunktuOdbioru !== "string"){
validate121.errors = [{instancePath:instancePath+"/adresPunktuOdbioru",schemaPath:"#/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.liczniki !== undefined){
let data2 = data.liczniki;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.numerLicznika === undefined) && (missing1 = "numerLicznika")){
validate121.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(key1 === "numerLicznika")){
validate121.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.numerLicznika !== undefined){
if(typeof data3.numerLicznika !== "string"){
validate121.errors = [{instancePath:instancePath+"/liczniki/" + i0+"/numerLicznika",schemaPath:"#/$defs/NumerLicznika/properties/numerLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/liczniki",schemaPath:"#/properties/liczniki/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

const schema174 = {"type":"object","required":["idFaktury","numerFaktury","dotyczyWodySciekow","dataWystawieniaFaktury","terminPlatnosci","dataZaplaty","zuzycie","kwotaBrutto","wystawionoDokumentPdf","idDokumentuPdf","adresPunktuOdbioru"],"properties":{"idFaktury":{"type":"integer"},"numerFaktury":{"type":"string"},"dotyczyWodySciekow":{"type":"string"},"dataWystawieniaFaktury":{"type":"string","format":"date"},"terminPlatnosci":{"type":"string","format":"date"},"dataZaplaty":{"type":["string","null"],"format":"date"},"zuzycie":{"type":"number"},"kwotaBrutto":{"type":"number","multipleOf":0.01},"wystawionoDokumentPdf":{"type":"boolean"},"idDokumentuPdf":{"type":["integer","null"]},"adresPunktuOdbioru":{"type":"string"}},"additionalProperties":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.faktury === undefined) && (missing0 = "faktury")) || ((data.sumaKwotBrutto === undefined) && (missing0 = "sumaKwotBrutto"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "faktury") || (key0 === "sumaKwotBrutto"))){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.faktury !== undefined){
let data0 = data.faktury;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((data1.idFaktury === undefined) && (missing1 = "idFaktury")) || ((data1.numerFaktury === undefined) && (missing1 = "numerFaktury"))) || ((data1.dotyczyWodySciekow === undefined) && (missing1 = "dotyczyWodySciekow"))) || ((data1.dataWystawieniaFaktury === undefined) && (missing1 = "dataWystawieniaFaktury"))) || ((data1.terminPlatnosci === undefined) && (missing1 = "terminPlatnosci"))) || ((data1.dataZaplaty === undefined) && (missing1 = "dataZaplaty"))) || ((data1.zuzycie === undefined) && (missing1 = "zuzycie"))) || ((data1.kwotaBrutto === undefined) && (missing1 = "kwotaBrutto"))) || ((data1.wystawionoDokumentPdf === undefined) && (missing1 = "wystawionoDokumentPdf"))) || ((data1.idDokumentuPdf === undefined) && (missing1 = "idDokumentuPdf"))) || ((data1.adresPunktuOdbioru === undefined) && (missing1 = "adresPunktuOdbioru"))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0,schemaPath:"#/$defs/FakturaWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func4.call(schema174.properties, key1))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0,schemaPath:"#/$defs/FakturaWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idFaktury !== undefined){
let data2 = data1.idFaktury;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/idFaktury",schemaPath:"#/$defs/FakturaWody/properties/idFaktury/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.numerFaktury !== undefined){
const _errs10 = errors;
if(typeof data1.numerFaktury !== "string"){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/numerFaktury",schemaPath:"#/$defs/FakturaWody/properties/numerFaktury/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dotyczyWodySciekow !== undefined){
const _errs12 = errors;
if(typeof data1.dotyczyWodySciekow !== "string"){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/dotyczyWodySciekow",schemaPath:"#/$defs/FakturaWody/properties/dotyczyWodySciekow/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataWystawieniaFaktury !== undefined){
let data5 = data1.dataWystawieniaFaktury;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats8.test(data5))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/dataWystawieniaFaktury",schemaPath:"#/$defs/FakturaWody/properties/dataWystawieniaFaktury/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/dataWystawieniaFaktury",schemaPath:"#/$defs/FakturaWody/properties/dataWystawieniaFaktury/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.terminPlatnosci !== undefined){
let data6 = data1.terminPlatnosci;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats8.test(data6))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/FakturaWody/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/terminPlatnosci",schemaPath:"#/$defs/FakturaWody/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataZaplaty !== undefined){
let data7 = data1.dataZaplaty;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/dataZaplaty",schemaPath:"#/$defs/FakturaWody/properties/dataZaplaty/type",keyword:"type",params:{type: schema174.properties.dataZaplaty.type}}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/dataZaplaty",schemaPath:"#/$defs/FakturaWody/properties/dataZaplaty/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zuzycie !== undefined){
let data8 = data1.zuzycie;
const _errs20 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/zuzycie",schemaPath:"#/$defs/FakturaWody/properties/zuzycie/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kwotaBrutto !== undefined){
let data9 = data1.kwotaBrutto;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
let res0;
if((0.01 === 0 || (res0 = data9/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/FakturaWody/properties/kwotaBrutto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/FakturaWody/properties/kwotaBrutto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.wystawionoDokumentPdf !== undefined){
const _errs24 = errors;
if(typeof data1.wystawionoDokumentPdf !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/wystawionoDokumentPdf",schemaPath:"#/$defs/FakturaWody/properties/wystawionoDokumentPdf/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.idDokumentuPdf !== undefined){
let data11 = data1.idDokumentuPdf;
const _errs26 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/idDokumentuPdf",schemaPath:"#/$defs/FakturaWody/properties/idDokumentuPdf/type",keyword:"type",params:{type: schema174.properties.idDokumentuPdf.type}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.adresPunktuOdbioru !== undefined){
const _errs28 = errors;
if(typeof data1.adresPunktuOdbioru !== "string"){
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0+"/adresPunktuOdbioru",schemaPath:"#/$defs/FakturaWody/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faktury/" + i0,schemaPath:"#/$defs/FakturaWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faktury",schemaPath:"#/properties/faktury/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sumaKwotBrutto !== undefined){
let data13 = data.sumaKwotBrutto;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
let res1;
if((0.01 === 0 || (res1 = data13/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate124.errors = [{instancePath:instancePath+"/sumaKwotBrutto",schemaPath:"#/properties/sumaKwotBrutto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/sumaKwotBrutto",schemaPath:"#/properties/sumaKwotBrutto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
const _errs2 = errors;
if(!(validate124(data.dane, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate123.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate123.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
let data0 = data.dane;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.numerUmowy === undefined) && (missing1 = "numerUmowy")) || ((data0.dataZawarcia === undefined) && (missing1 = "dataZawarcia"))){
const err0 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/UmowaWody/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!((key1 === "numerUmowy") || (key1 === "dataZawarcia"))){
const err1 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/UmowaWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.numerUmowy !== undefined){
const _errs8 = errors;
if(typeof data0.numerUmowy !== "string"){
const err2 = {instancePath:instancePath+"/dane/numerUmowy",schemaPath:"#/$defs/UmowaWody/properties/numerUmowy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.dataZawarcia !== undefined){
let data2 = data0.dataZawarcia;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
const err3 = {instancePath:instancePath+"/dane/dataZawarcia",schemaPath:"#/$defs/UmowaWody/properties/dataZawarcia/format",keyword:"format",params:{format: "date"}};
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
const err4 = {instancePath:instancePath+"/dane/dataZawarcia",schemaPath:"#/$defs/UmowaWody/properties/dataZawarcia/type",keyword:"type",params:{type: "string"}};
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
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/UmowaWody/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate127.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data3 = data.konfiguracja;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.czyUslugaDostepna === undefined) && (missing2 = "czyUslugaDostepna")){
validate127.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data3){
if(!(key2 === "czyUslugaDostepna")){
validate127.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data3.czyUslugaDostepna !== undefined){
if(typeof data3.czyUslugaDostepna !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

const schema181 = {"type":"object","required":["idOdczytu","numerLicznika","dataOdczytu","stanLicznika","zuzycieLicznika","dataWyjecia"],"properties":{"idOdczytu":{"type":"integer"},"numerLicznika":{"type":"string"},"dataOdczytu":{"type":"string","format":"date"},"stanLicznika":{"type":"number"},"zuzycieLicznika":{"type":"number"},"dataWyjecia":{"type":["string","null"],"format":"date"}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.odczyty === undefined) && (missing0 = "odczyty")){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "odczyty")){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.odczyty !== undefined){
let data0 = data.odczyty;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.idOdczytu === undefined) && (missing1 = "idOdczytu")) || ((data1.numerLicznika === undefined) && (missing1 = "numerLicznika"))) || ((data1.dataOdczytu === undefined) && (missing1 = "dataOdczytu"))) || ((data1.stanLicznika === undefined) && (missing1 = "stanLicznika"))) || ((data1.zuzycieLicznika === undefined) && (missing1 = "zuzycieLicznika"))) || ((data1.dataWyjecia === undefined) && (missing1 = "dataWyjecia"))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0,schemaPath:"#/$defs/OdczytLicznika/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "idOdczytu") || (key1 === "numerLicznika")) || (key1 === "dataOdczytu")) || (key1 === "stanLicznika")) || (key1 === "zuzycieLicznika")) || (key1 === "dataWyjecia"))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0,schemaPath:"#/$defs/OdczytLicznika/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.idOdczytu !== undefined){
let data2 = data1.idOdczytu;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/idOdczytu",schemaPath:"#/$defs/OdczytLicznika/properties/idOdczytu/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.numerLicznika !== undefined){
const _errs10 = errors;
if(typeof data1.numerLicznika !== "string"){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/numerLicznika",schemaPath:"#/$defs/OdczytLicznika/properties/numerLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataOdczytu !== undefined){
let data4 = data1.dataOdczytu;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/dataOdczytu",schemaPath:"#/$defs/OdczytLicznika/properties/dataOdczytu/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/dataOdczytu",schemaPath:"#/$defs/OdczytLicznika/properties/dataOdczytu/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.stanLicznika !== undefined){
let data5 = data1.stanLicznika;
const _errs14 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/stanLicznika",schemaPath:"#/$defs/OdczytLicznika/properties/stanLicznika/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.zuzycieLicznika !== undefined){
let data6 = data1.zuzycieLicznika;
const _errs16 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/zuzycieLicznika",schemaPath:"#/$defs/OdczytLicznika/properties/zuzycieLicznika/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.dataWyjecia !== undefined){
let data7 = data1.dataWyjecia;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/dataWyjecia",schemaPath:"#/$defs/OdczytLicznika/properties/dataWyjecia/type",keyword:"type",params:{type: schema181.properties.dataWyjecia.type}}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats8.test(data7))){
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0+"/dataWyjecia",schemaPath:"#/$defs/OdczytLicznika/properties/dataWyjecia/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/odczyty/" + i0,schemaPath:"#/$defs/OdczytLicznika/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/odczyty",schemaPath:"#/properties/odczyty/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
const _errs2 = errors;
if(!(validate130(data.dane, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate129.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate129.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

const schema184 = {"type":"object","required":["idLicznika","idPunktu","nrLicznika","nrKarty","adres","zakresLicznikaCalkowite","zakresLicznikaDziesietne","ostatniStan","zgloszeniaStanu"],"properties":{"idLicznika":{"type":"integer"},"idPunktu":{"type":"integer"},"nrLicznika":{"type":"string"},"nrKarty":{"type":"string"},"adres":{"type":"string"},"zakresLicznikaCalkowite":{"type":"integer","minimum":1,"maximum":9},"zakresLicznikaDziesietne":{"type":"integer","minimum":0,"maximum":3},"ostatniStan":{"type":"number"},"zgloszeniaStanu":{"type":"array","items":{"$ref":"#/$defs/ZgloszenieStanuLicznika"}}},"additionalProperties":false};
const schema185 = {"type":"object","required":["idZgloszenia","kiedyUtworzono","kiedyObsluzono","stanLicznika","uwagiZgloszone"],"properties":{"idZgloszenia":{"type":"integer"},"kiedyUtworzono":{"type":"string","format":"date-time"},"kiedyObsluzono":{"type":["string","null"],"format":"date-time"},"stanLicznika":{"type":"number"},"uwagiZgloszone":{"type":["string","null"]}},"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idLicznika === undefined) && (missing0 = "idLicznika")) || ((data.idPunktu === undefined) && (missing0 = "idPunktu"))) || ((data.nrLicznika === undefined) && (missing0 = "nrLicznika"))) || ((data.nrKarty === undefined) && (missing0 = "nrKarty"))) || ((data.adres === undefined) && (missing0 = "adres"))) || ((data.zakresLicznikaCalkowite === undefined) && (missing0 = "zakresLicznikaCalkowite"))) || ((data.zakresLicznikaDziesietne === undefined) && (missing0 = "zakresLicznikaDziesietne"))) || ((data.ostatniStan === undefined) && (missing0 = "ostatniStan"))) || ((data.zgloszeniaStanu === undefined) && (missing0 = "zgloszeniaStanu"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema184.properties, key0))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.idLicznika !== undefined){
let data0 = data.idLicznika;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate134.errors = [{instancePath:instancePath+"/idLicznika",schemaPath:"#/properties/idLicznika/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPunktu !== undefined){
let data1 = data.idPunktu;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate134.errors = [{instancePath:instancePath+"/idPunktu",schemaPath:"#/properties/idPunktu/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nrLicznika !== undefined){
const _errs6 = errors;
if(typeof data.nrLicznika !== "string"){
validate134.errors = [{instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nrKarty !== undefined){
const _errs8 = errors;
if(typeof data.nrKarty !== "string"){
validate134.errors = [{instancePath:instancePath+"/nrKarty",schemaPath:"#/properties/nrKarty/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adres !== undefined){
const _errs10 = errors;
if(typeof data.adres !== "string"){
validate134.errors = [{instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zakresLicznikaCalkowite !== undefined){
let data5 = data.zakresLicznikaCalkowite;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaCalkowite",schemaPath:"#/properties/zakresLicznikaCalkowite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaCalkowite",schemaPath:"#/properties/zakresLicznikaCalkowite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaCalkowite",schemaPath:"#/properties/zakresLicznikaCalkowite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zakresLicznikaDziesietne !== undefined){
let data6 = data.zakresLicznikaDziesietne;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaDziesietne",schemaPath:"#/properties/zakresLicznikaDziesietne/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3 || isNaN(data6)){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaDziesietne",schemaPath:"#/properties/zakresLicznikaDziesietne/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate134.errors = [{instancePath:instancePath+"/zakresLicznikaDziesietne",schemaPath:"#/properties/zakresLicznikaDziesietne/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ostatniStan !== undefined){
let data7 = data.ostatniStan;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate134.errors = [{instancePath:instancePath+"/ostatniStan",schemaPath:"#/properties/ostatniStan/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zgloszeniaStanu !== undefined){
let data8 = data.zgloszeniaStanu;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((((data9.idZgloszenia === undefined) && (missing1 = "idZgloszenia")) || ((data9.kiedyUtworzono === undefined) && (missing1 = "kiedyUtworzono"))) || ((data9.kiedyObsluzono === undefined) && (missing1 = "kiedyObsluzono"))) || ((data9.stanLicznika === undefined) && (missing1 = "stanLicznika"))) || ((data9.uwagiZgloszone === undefined) && (missing1 = "uwagiZgloszone"))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs23 = errors;
for(const key1 in data9){
if(!(((((key1 === "idZgloszenia") || (key1 === "kiedyUtworzono")) || (key1 === "kiedyObsluzono")) || (key1 === "stanLicznika")) || (key1 === "uwagiZgloszone"))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.idZgloszenia !== undefined){
let data10 = data9.idZgloszenia;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/idZgloszenia",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/idZgloszenia/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.kiedyUtworzono !== undefined){
let data11 = data9.kiedyUtworzono;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data11 === "string"){
if(!(formats22.test(data11))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.kiedyObsluzono !== undefined){
let data12 = data9.kiedyObsluzono;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyObsluzono/type",keyword:"type",params:{type: schema185.properties.kiedyObsluzono.type}}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats22.test(data12))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyObsluzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.stanLicznika !== undefined){
let data13 = data9.stanLicznika;
const _errs30 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/stanLicznika",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/stanLicznika/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.uwagiZgloszone !== undefined){
let data14 = data9.uwagiZgloszone;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/uwagiZgloszone",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/uwagiZgloszone/type",keyword:"type",params:{type: schema185.properties.uwagiZgloszone.type}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/zgloszeniaStanu",schemaPath:"#/properties/zgloszeniaStanu/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
let data0 = data.dane;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate134(data0, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate133.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate133.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate133.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.liczniki === undefined) && (missing0 = "liczniki")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "liczniki")){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.liczniki !== undefined){
let data0 = data.liczniki;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.numerLicznika === undefined) && (missing1 = "numerLicznika")){
validate138.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(key1 === "numerLicznika")){
validate138.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.numerLicznika !== undefined){
if(typeof data1.numerLicznika !== "string"){
validate138.errors = [{instancePath:instancePath+"/liczniki/" + i0+"/numerLicznika",schemaPath:"#/$defs/NumerLicznika/properties/numerLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/liczniki/" + i0,schemaPath:"#/$defs/NumerLicznika/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/liczniki",schemaPath:"#/properties/liczniki/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate137.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
const _errs2 = errors;
if(!(validate138(data.dane, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate137.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate137.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate137.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
let data0 = data.dane;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((((((((data0.imie === undefined) && (missing1 = "imie")) || ((data0.imie2 === undefined) && (missing1 = "imie2"))) || ((data0.nazwisko === undefined) && (missing1 = "nazwisko"))) || ((data0.nazwisko2 === undefined) && (missing1 = "nazwisko2"))) || ((data0.nazwa === undefined) && (missing1 = "nazwa"))) || ((data0.telefon === undefined) && (missing1 = "telefon"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.fax === undefined) && (missing1 = "fax"))) || ((data0.www === undefined) && (missing1 = "www"))) || ((data0.miejscowosc === undefined) && (missing1 = "miejscowosc"))) || ((data0.ulica === undefined) && (missing1 = "ulica"))) || ((data0.nrDomu === undefined) && (missing1 = "nrDomu"))) || ((data0.nrLokalu === undefined) && (missing1 = "nrLokalu"))) || ((data0.kodPocztowy === undefined) && (missing1 = "kodPocztowy"))){
const err0 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/DaneKorespondencyjne/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!(func4.call(schema22.properties, key1))){
const err1 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/DaneKorespondencyjne/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.imie !== undefined){
let data1 = data0.imie;
const _errs8 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/dane/imie",schemaPath:"#/$defs/DaneKorespondencyjne/properties/imie/type",keyword:"type",params:{type: schema22.properties.imie.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.imie2 !== undefined){
let data2 = data0.imie2;
const _errs10 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/dane/imie2",schemaPath:"#/$defs/DaneKorespondencyjne/properties/imie2/type",keyword:"type",params:{type: schema22.properties.imie2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.nazwisko !== undefined){
let data3 = data0.nazwisko;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/dane/nazwisko",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwisko/type",keyword:"type",params:{type: schema22.properties.nazwisko.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.nazwisko2 !== undefined){
let data4 = data0.nazwisko2;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/dane/nazwisko2",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwisko2/type",keyword:"type",params:{type: schema22.properties.nazwisko2.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.nazwa !== undefined){
let data5 = data0.nazwa;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/dane/nazwa",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nazwa/type",keyword:"type",params:{type: schema22.properties.nazwa.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.telefon !== undefined){
let data6 = data0.telefon;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/dane/telefon",schemaPath:"#/$defs/DaneKorespondencyjne/properties/telefon/type",keyword:"type",params:{type: schema22.properties.telefon.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.email !== undefined){
let data7 = data0.email;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/dane/email",schemaPath:"#/$defs/DaneKorespondencyjne/properties/email/type",keyword:"type",params:{type: schema22.properties.email.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.fax !== undefined){
let data8 = data0.fax;
const _errs22 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/dane/fax",schemaPath:"#/$defs/DaneKorespondencyjne/properties/fax/type",keyword:"type",params:{type: schema22.properties.fax.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.www !== undefined){
let data9 = data0.www;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/dane/www",schemaPath:"#/$defs/DaneKorespondencyjne/properties/www/type",keyword:"type",params:{type: schema22.properties.www.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.miejscowosc !== undefined){
let data10 = data0.miejscowosc;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/dane/miejscowosc",schemaPath:"#/$defs/DaneKorespondencyjne/properties/miejscowosc/type",keyword:"type",params:{type: schema22.properties.miejscowosc.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.ulica !== undefined){
let data11 = data0.ulica;
const _errs28 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/dane/ulica",schemaPath:"#/$defs/DaneKorespondencyjne/properties/ulica/type",keyword:"type",params:{type: schema22.properties.ulica.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.nrDomu !== undefined){
let data12 = data0.nrDomu;
const _errs30 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/dane/nrDomu",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nrDomu/type",keyword:"type",params:{type: schema22.properties.nrDomu.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.nrLokalu !== undefined){
let data13 = data0.nrLokalu;
const _errs32 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/dane/nrLokalu",schemaPath:"#/$defs/DaneKorespondencyjne/properties/nrLokalu/type",keyword:"type",params:{type: schema22.properties.nrLokalu.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.kodPocztowy !== undefined){
let data14 = data0.kodPocztowy;
const _errs34 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/dane/kodPocztowy",schemaPath:"#/$defs/DaneKorespondencyjne/properties/kodPocztowy/type",keyword:"type",params:{type: schema22.properties.kodPocztowy.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/dane",schemaPath:"#/$defs/DaneKorespondencyjne/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data0 !== null){
const err17 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err18 = {instancePath:instancePath+"/dane",schemaPath:"#/properties/dane/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate141.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data15 = data.konfiguracja;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if((data15.czyUslugaDostepna === undefined) && (missing2 = "czyUslugaDostepna")){
validate141.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs41 = errors;
for(const key2 in data15){
if(!(key2 === "czyUslugaDostepna")){
validate141.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data15.czyUslugaDostepna !== undefined){
if(typeof data15.czyUslugaDostepna !== "boolean"){
validate141.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.historiaZgloszen === undefined) && (missing0 = "historiaZgloszen")){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "historiaZgloszen")){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.historiaZgloszen !== undefined){
let data0 = data.historiaZgloszen;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate19(data0[i0], {instancePath:instancePath+"/historiaZgloszen/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/historiaZgloszen",schemaPath:"#/properties/historiaZgloszen/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
const _errs2 = errors;
if(!(validate144(data.dane, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate143.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate143.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.historiaZgloszen === undefined) && (missing0 = "historiaZgloszen")){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "historiaZgloszen")){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.historiaZgloszen !== undefined){
let data0 = data.historiaZgloszen;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.zgloszenieId === undefined) && (missing1 = "zgloszenieId")) || ((data1.kiedyUtworzono === undefined) && (missing1 = "kiedyUtworzono"))) || ((data1.tematZgloszenia === undefined) && (missing1 = "tematZgloszenia"))) || ((data1.trescZgloszenia === undefined) && (missing1 = "trescZgloszenia"))) || ((data1.kiedyObsluzono === undefined) && (missing1 = "kiedyObsluzono"))) || ((data1.uwagiDoZgloszenia === undefined) && (missing1 = "uwagiDoZgloszenia"))){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "zgloszenieId") || (key1 === "kiedyUtworzono")) || (key1 === "tematZgloszenia")) || (key1 === "trescZgloszenia")) || (key1 === "kiedyObsluzono")) || (key1 === "uwagiDoZgloszenia"))){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.zgloszenieId !== undefined){
let data2 = data1.zgloszenieId;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/zgloszenieId",schemaPath:"#/$defs/Zgloszenie/properties/zgloszenieId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/zgloszenieId",schemaPath:"#/$defs/Zgloszenie/properties/zgloszenieId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kiedyUtworzono !== undefined){
let data3 = data1.kiedyUtworzono;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats22.test(data3))){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tematZgloszenia !== undefined){
const _errs12 = errors;
if(typeof data1.tematZgloszenia !== "string"){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/tematZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/tematZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.trescZgloszenia !== undefined){
const _errs14 = errors;
if(typeof data1.trescZgloszenia !== "string"){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/trescZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/trescZgloszenia/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.kiedyObsluzono !== undefined){
let data6 = data1.kiedyObsluzono;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyObsluzono/type",keyword:"type",params:{type: schema146.properties.kiedyObsluzono.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats22.test(data6))){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/Zgloszenie/properties/kiedyObsluzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uwagiDoZgloszenia !== undefined){
let data7 = data1.uwagiDoZgloszenia;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0+"/uwagiDoZgloszenia",schemaPath:"#/$defs/Zgloszenie/properties/uwagiDoZgloszenia/type",keyword:"type",params:{type: schema146.properties.uwagiDoZgloszenia.type}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen/" + i0,schemaPath:"#/$defs/Zgloszenie/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/historiaZgloszen",schemaPath:"#/properties/historiaZgloszen/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dane === undefined) && (missing0 = "dane")) || ((data.konfiguracja === undefined) && (missing0 = "konfiguracja"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "dane") || (key0 === "konfiguracja"))){
validate148.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dane !== undefined){
const _errs2 = errors;
if(!(validate149(data.dane, {instancePath:instancePath+"/dane",parentData:data,parentDataProperty:"dane",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.konfiguracja !== undefined){
let data1 = data.konfiguracja;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.czyUslugaDostepna === undefined) && (missing1 = "czyUslugaDostepna")){
validate148.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "czyUslugaDostepna")){
validate148.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.czyUslugaDostepna !== undefined){
if(typeof data1.czyUslugaDostepna !== "boolean"){
validate148.errors = [{instancePath:instancePath+"/konfiguracja/czyUslugaDostepna",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/properties/czyUslugaDostepna/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/konfiguracja",schemaPath:"#/$defs/KonfiguracjaSekcjiWody/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.punktyOdbioru === undefined) && (missing0 = "punktyOdbioru")) || ((data.wybranyPunktOdbioru === undefined) && (missing0 = "wybranyPunktOdbioru"))) || ((data.wybranyLicznik === undefined) && (missing0 = "wybranyLicznik"))) || ((data.faktury === undefined) && (missing0 = "faktury"))) || ((data.daneUmowy === undefined) && (missing0 = "daneUmowy"))) || ((data.odczytyLicznika === undefined) && (missing0 = "odczytyLicznika"))) || ((data.wodomierz === undefined) && (missing0 = "wodomierz"))) || ((data.protokolWymianyWodomierza === undefined) && (missing0 = "protokolWymianyWodomierza"))) || ((data.daneKorespondencyjne === undefined) && (missing0 = "daneKorespondencyjne"))) || ((data.daneKorespondencyjneHistoriaZgloszen === undefined) && (missing0 = "daneKorespondencyjneHistoriaZgloszen"))) || ((data.zgloszenia === undefined) && (missing0 = "zgloszenia"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema169.properties, key0))){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.punktyOdbioru !== undefined){
let data0 = data.punktyOdbioru;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate121(data0[i0], {instancePath:instancePath+"/punktyOdbioru/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/punktyOdbioru",schemaPath:"#/properties/punktyOdbioru/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wybranyPunktOdbioru !== undefined){
let data2 = data.wybranyPunktOdbioru;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate120.errors = [{instancePath:instancePath+"/wybranyPunktOdbioru",schemaPath:"#/properties/wybranyPunktOdbioru/type",keyword:"type",params:{type: schema169.properties.wybranyPunktOdbioru.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wybranyLicznik !== undefined){
let data3 = data.wybranyLicznik;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate120.errors = [{instancePath:instancePath+"/wybranyLicznik",schemaPath:"#/properties/wybranyLicznik/type",keyword:"type",params:{type: schema169.properties.wybranyLicznik.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faktury !== undefined){
const _errs9 = errors;
if(!(validate123(data.faktury, {instancePath:instancePath+"/faktury",parentData:data,parentDataProperty:"faktury",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneUmowy !== undefined){
const _errs10 = errors;
if(!(validate127(data.daneUmowy, {instancePath:instancePath+"/daneUmowy",parentData:data,parentDataProperty:"daneUmowy",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.odczytyLicznika !== undefined){
const _errs11 = errors;
if(!(validate129(data.odczytyLicznika, {instancePath:instancePath+"/odczytyLicznika",parentData:data,parentDataProperty:"odczytyLicznika",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wodomierz !== undefined){
const _errs12 = errors;
if(!(validate133(data.wodomierz, {instancePath:instancePath+"/wodomierz",parentData:data,parentDataProperty:"wodomierz",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protokolWymianyWodomierza !== undefined){
const _errs13 = errors;
if(!(validate137(data.protokolWymianyWodomierza, {instancePath:instancePath+"/protokolWymianyWodomierza",parentData:data,parentDataProperty:"protokolWymianyWodomierza",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneKorespondencyjne !== undefined){
const _errs14 = errors;
if(!(validate141(data.daneKorespondencyjne, {instancePath:instancePath+"/daneKorespondencyjne",parentData:data,parentDataProperty:"daneKorespondencyjne",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daneKorespondencyjneHistoriaZgloszen !== undefined){
const _errs15 = errors;
if(!(validate143(data.daneKorespondencyjneHistoriaZgloszen, {instancePath:instancePath+"/daneKorespondencyjneHistoriaZgloszen",parentData:data,parentDataProperty:"daneKorespondencyjneHistoriaZgloszen",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zgloszenia !== undefined){
const _errs16 = errors;
if(!(validate148(data.zgloszenia, {instancePath:instancePath+"/zgloszenia",parentData:data,parentDataProperty:"zgloszenia",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

exports.dajFaktureWody = validate152;
const schema201 = {"type":"object","required":["numerFaktury","dataWystawieniaFaktury","terminPlatnosci","okresOd","okresDo","adresPunktuOdbioru","numerLicznika","stanPoczatkowy","stanKoncowy","sprzedawca","nabywca","numerKontaBankowego","pozycje","kwotaNettoSuma","kwotaVatSuma","kwotaBruttoSuma"],"properties":{"numerFaktury":{"type":"string"},"dataWystawieniaFaktury":{"type":"string","format":"date"},"terminPlatnosci":{"type":"string","format":"date"},"okresOd":{"type":"string","format":"date"},"okresDo":{"type":"string","format":"date"},"adresPunktuOdbioru":{"type":"string"},"numerLicznika":{"type":"string"},"stanPoczatkowy":{"type":"number"},"stanKoncowy":{"type":"number"},"sprzedawca":{"$ref":"#/$defs/StronaFaktury"},"nabywca":{"$ref":"#/$defs/StronaFaktury"},"numerKontaBankowego":{"type":"string","pattern":"^[0-9]{26}$"},"pozycje":{"type":"array","items":{"$ref":"#/$defs/PozycjaFaktury"}},"kwotaNettoSuma":{"type":"number","multipleOf":0.01},"kwotaVatSuma":{"type":"number","multipleOf":0.01},"kwotaBruttoSuma":{"type":"number","multipleOf":0.01}},"additionalProperties":false};
const schema202 = {"type":"object","required":["nazwa","adres","nip"],"properties":{"nazwa":{"type":"string"},"adres":{"type":"string"},"nip":{"type":["string","null"]}},"additionalProperties":false};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.numerFaktury === undefined) && (missing0 = "numerFaktury")) || ((data.dataWystawieniaFaktury === undefined) && (missing0 = "dataWystawieniaFaktury"))) || ((data.terminPlatnosci === undefined) && (missing0 = "terminPlatnosci"))) || ((data.okresOd === undefined) && (missing0 = "okresOd"))) || ((data.okresDo === undefined) && (missing0 = "okresDo"))) || ((data.adresPunktuOdbioru === undefined) && (missing0 = "adresPunktuOdbioru"))) || ((data.numerLicznika === undefined) && (missing0 = "numerLicznika"))) || ((data.stanPoczatkowy === undefined) && (missing0 = "stanPoczatkowy"))) || ((data.stanKoncowy === undefined) && (missing0 = "stanKoncowy"))) || ((data.sprzedawca === undefined) && (missing0 = "sprzedawca"))) || ((data.nabywca === undefined) && (missing0 = "nabywca"))) || ((data.numerKontaBankowego === undefined) && (missing0 = "numerKontaBankowego"))) || ((data.pozycje === undefined) && (missing0 = "pozycje"))) || ((data.kwotaNettoSuma === undefined) && (missing0 = "kwotaNettoSuma"))) || ((data.kwotaVatSuma === undefined) && (missing0 = "kwotaVatSuma"))) || ((data.kwotaBruttoSuma === undefined) && (missing0 = "kwotaBruttoSuma"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema201.properties, key0))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.numerFaktury !== undefined){
const _errs2 = errors;
if(typeof data.numerFaktury !== "string"){
validate152.errors = [{instancePath:instancePath+"/numerFaktury",schemaPath:"#/properties/numerFaktury/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataWystawieniaFaktury !== undefined){
let data1 = data.dataWystawieniaFaktury;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate152.errors = [{instancePath:instancePath+"/dataWystawieniaFaktury",schemaPath:"#/properties/dataWystawieniaFaktury/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/dataWystawieniaFaktury",schemaPath:"#/properties/dataWystawieniaFaktury/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminPlatnosci !== undefined){
let data2 = data.terminPlatnosci;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
validate152.errors = [{instancePath:instancePath+"/terminPlatnosci",schemaPath:"#/properties/terminPlatnosci/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/terminPlatnosci",schemaPath:"#/properties/terminPlatnosci/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.okresOd !== undefined){
let data3 = data.okresOd;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats8.test(data3))){
validate152.errors = [{instancePath:instancePath+"/okresOd",schemaPath:"#/properties/okresOd/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/okresOd",schemaPath:"#/properties/okresOd/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.okresDo !== undefined){
let data4 = data.okresDo;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats8.test(data4))){
validate152.errors = [{instancePath:instancePath+"/okresDo",schemaPath:"#/properties/okresDo/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/okresDo",schemaPath:"#/properties/okresDo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adresPunktuOdbioru !== undefined){
const _errs12 = errors;
if(typeof data.adresPunktuOdbioru !== "string"){
validate152.errors = [{instancePath:instancePath+"/adresPunktuOdbioru",schemaPath:"#/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerLicznika !== undefined){
const _errs14 = errors;
if(typeof data.numerLicznika !== "string"){
validate152.errors = [{instancePath:instancePath+"/numerLicznika",schemaPath:"#/properties/numerLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stanPoczatkowy !== undefined){
let data7 = data.stanPoczatkowy;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate152.errors = [{instancePath:instancePath+"/stanPoczatkowy",schemaPath:"#/properties/stanPoczatkowy/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stanKoncowy !== undefined){
let data8 = data.stanKoncowy;
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate152.errors = [{instancePath:instancePath+"/stanKoncowy",schemaPath:"#/properties/stanKoncowy/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sprzedawca !== undefined){
let data9 = data.sprzedawca;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.nazwa === undefined) && (missing1 = "nazwa")) || ((data9.adres === undefined) && (missing1 = "adres"))) || ((data9.nip === undefined) && (missing1 = "nip"))){
validate152.errors = [{instancePath:instancePath+"/sprzedawca",schemaPath:"#/$defs/StronaFaktury/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs23 = errors;
for(const key1 in data9){
if(!(((key1 === "nazwa") || (key1 === "adres")) || (key1 === "nip"))){
validate152.errors = [{instancePath:instancePath+"/sprzedawca",schemaPath:"#/$defs/StronaFaktury/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.nazwa !== undefined){
const _errs24 = errors;
if(typeof data9.nazwa !== "string"){
validate152.errors = [{instancePath:instancePath+"/sprzedawca/nazwa",schemaPath:"#/$defs/StronaFaktury/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.adres !== undefined){
const _errs26 = errors;
if(typeof data9.adres !== "string"){
validate152.errors = [{instancePath:instancePath+"/sprzedawca/adres",schemaPath:"#/$defs/StronaFaktury/properties/adres/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.nip !== undefined){
let data12 = data9.nip;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate152.errors = [{instancePath:instancePath+"/sprzedawca/nip",schemaPath:"#/$defs/StronaFaktury/properties/nip/type",keyword:"type",params:{type: schema202.properties.nip.type}}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/sprzedawca",schemaPath:"#/$defs/StronaFaktury/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nabywca !== undefined){
let data13 = data.nabywca;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((data13.nazwa === undefined) && (missing2 = "nazwa")) || ((data13.adres === undefined) && (missing2 = "adres"))) || ((data13.nip === undefined) && (missing2 = "nip"))){
validate152.errors = [{instancePath:instancePath+"/nabywca",schemaPath:"#/$defs/StronaFaktury/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs33 = errors;
for(const key2 in data13){
if(!(((key2 === "nazwa") || (key2 === "adres")) || (key2 === "nip"))){
validate152.errors = [{instancePath:instancePath+"/nabywca",schemaPath:"#/$defs/StronaFaktury/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data13.nazwa !== undefined){
const _errs34 = errors;
if(typeof data13.nazwa !== "string"){
validate152.errors = [{instancePath:instancePath+"/nabywca/nazwa",schemaPath:"#/$defs/StronaFaktury/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.adres !== undefined){
const _errs36 = errors;
if(typeof data13.adres !== "string"){
validate152.errors = [{instancePath:instancePath+"/nabywca/adres",schemaPath:"#/$defs/StronaFaktury/properties/adres/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.nip !== undefined){
let data16 = data13.nip;
const _errs38 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate152.errors = [{instancePath:instancePath+"/nabywca/nip",schemaPath:"#/$defs/StronaFaktury/properties/nip/type",keyword:"type",params:{type: schema202.properties.nip.type}}];
return false;
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/nabywca",schemaPath:"#/$defs/StronaFaktury/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerKontaBankowego !== undefined){
let data17 = data.numerKontaBankowego;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
validate152.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/pattern",keyword:"pattern",params:{pattern: "^[0-9]{26}$"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/numerKontaBankowego",schemaPath:"#/properties/numerKontaBankowego/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pozycje !== undefined){
let data18 = data.pozycje;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data18)){
var valid5 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((((((((data19.lp === undefined) && (missing3 = "lp")) || ((data19.nazwa === undefined) && (missing3 = "nazwa"))) || ((data19.ilosc === undefined) && (missing3 = "ilosc"))) || ((data19.cenaBrutto === undefined) && (missing3 = "cenaBrutto"))) || ((data19.kwotaNetto === undefined) && (missing3 = "kwotaNetto"))) || ((data19.stawkaVat === undefined) && (missing3 = "stawkaVat"))) || ((data19.kwotaVat === undefined) && (missing3 = "kwotaVat"))) || ((data19.kwotaBrutto === undefined) && (missing3 = "kwotaBrutto"))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0,schemaPath:"#/$defs/PozycjaFaktury/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs47 = errors;
for(const key3 in data19){
if(!((((((((key3 === "lp") || (key3 === "nazwa")) || (key3 === "ilosc")) || (key3 === "cenaBrutto")) || (key3 === "kwotaNetto")) || (key3 === "stawkaVat")) || (key3 === "kwotaVat")) || (key3 === "kwotaBrutto"))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0,schemaPath:"#/$defs/PozycjaFaktury/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs47 === errors){
if(data19.lp !== undefined){
let data20 = data19.lp;
const _errs48 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/lp",schemaPath:"#/$defs/PozycjaFaktury/properties/lp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs48 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.nazwa !== undefined){
const _errs50 = errors;
if(typeof data19.nazwa !== "string"){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/nazwa",schemaPath:"#/$defs/PozycjaFaktury/properties/nazwa/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs50 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.ilosc !== undefined){
let data22 = data19.ilosc;
const _errs52 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/ilosc",schemaPath:"#/$defs/PozycjaFaktury/properties/ilosc/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid7 = _errs52 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.cenaBrutto !== undefined){
let data23 = data19.cenaBrutto;
const _errs54 = errors;
if(errors === _errs54){
if((typeof data23 == "number") && (isFinite(data23))){
let res0;
if((0.01 === 0 || (res0 = data23/0.01, Math.abs(Math.round(res0) - res0) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/cenaBrutto",schemaPath:"#/$defs/PozycjaFaktury/properties/cenaBrutto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/cenaBrutto",schemaPath:"#/$defs/PozycjaFaktury/properties/cenaBrutto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.kwotaNetto !== undefined){
let data24 = data19.kwotaNetto;
const _errs56 = errors;
if(errors === _errs56){
if((typeof data24 == "number") && (isFinite(data24))){
let res1;
if((0.01 === 0 || (res1 = data24/0.01, Math.abs(Math.round(res1) - res1) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaNetto",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaNetto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaNetto",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaNetto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.stawkaVat !== undefined){
let data25 = data19.stawkaVat;
const _errs58 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/stawkaVat",schemaPath:"#/$defs/PozycjaFaktury/properties/stawkaVat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs58 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.kwotaVat !== undefined){
let data26 = data19.kwotaVat;
const _errs60 = errors;
if(errors === _errs60){
if((typeof data26 == "number") && (isFinite(data26))){
let res2;
if((0.01 === 0 || (res2 = data26/0.01, Math.abs(Math.round(res2) - res2) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaVat",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaVat/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaVat",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaVat/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs60 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data19.kwotaBrutto !== undefined){
let data27 = data19.kwotaBrutto;
const _errs62 = errors;
if(errors === _errs62){
if((typeof data27 == "number") && (isFinite(data27))){
let res3;
if((0.01 === 0 || (res3 = data27/0.01, Math.abs(Math.round(res3) - res3) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaBrutto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0+"/kwotaBrutto",schemaPath:"#/$defs/PozycjaFaktury/properties/kwotaBrutto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs62 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje/" + i0,schemaPath:"#/$defs/PozycjaFaktury/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs44 === errors;
if(!valid5){
break;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/pozycje",schemaPath:"#/properties/pozycje/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaNettoSuma !== undefined){
let data28 = data.kwotaNettoSuma;
const _errs64 = errors;
if(errors === _errs64){
if((typeof data28 == "number") && (isFinite(data28))){
let res4;
if((0.01 === 0 || (res4 = data28/0.01, Math.abs(Math.round(res4) - res4) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/kwotaNettoSuma",schemaPath:"#/properties/kwotaNettoSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/kwotaNettoSuma",schemaPath:"#/properties/kwotaNettoSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaVatSuma !== undefined){
let data29 = data.kwotaVatSuma;
const _errs66 = errors;
if(errors === _errs66){
if((typeof data29 == "number") && (isFinite(data29))){
let res5;
if((0.01 === 0 || (res5 = data29/0.01, Math.abs(Math.round(res5) - res5) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/kwotaVatSuma",schemaPath:"#/properties/kwotaVatSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/kwotaVatSuma",schemaPath:"#/properties/kwotaVatSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kwotaBruttoSuma !== undefined){
let data30 = data.kwotaBruttoSuma;
const _errs68 = errors;
if(errors === _errs68){
if((typeof data30 == "number") && (isFinite(data30))){
let res6;
if((0.01 === 0 || (res6 = data30/0.01, Math.abs(Math.round(res6) - res6) > 1e-4))){
validate152.errors = [{instancePath:instancePath+"/kwotaBruttoSuma",schemaPath:"#/properties/kwotaBruttoSuma/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/kwotaBruttoSuma",schemaPath:"#/properties/kwotaBruttoSuma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

exports.zapiszStanLicznika = validate153;

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.czyZapisano === undefined) && (missing0 = "czyZapisano")){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "czyZapisano")){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.czyZapisano !== undefined){
if(typeof data.czyZapisano !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/czyZapisano",schemaPath:"#/properties/czyZapisano/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

exports.dajZgloszeniaStanu = validate154;

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.nrLicznika === undefined) && (missing0 = "nrLicznika")) || ((data.adres === undefined) && (missing0 = "adres"))) || ((data.zgloszeniaStanu === undefined) && (missing0 = "zgloszeniaStanu"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "nrLicznika") || (key0 === "adres")) || (key0 === "zgloszeniaStanu"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nrLicznika !== undefined){
const _errs2 = errors;
if(typeof data.nrLicznika !== "string"){
validate154.errors = [{instancePath:instancePath+"/nrLicznika",schemaPath:"#/properties/nrLicznika/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adres !== undefined){
const _errs4 = errors;
if(typeof data.adres !== "string"){
validate154.errors = [{instancePath:instancePath+"/adres",schemaPath:"#/properties/adres/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zgloszeniaStanu !== undefined){
let data2 = data.zgloszeniaStanu;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.idZgloszenia === undefined) && (missing1 = "idZgloszenia")) || ((data3.kiedyUtworzono === undefined) && (missing1 = "kiedyUtworzono"))) || ((data3.kiedyObsluzono === undefined) && (missing1 = "kiedyObsluzono"))) || ((data3.stanLicznika === undefined) && (missing1 = "stanLicznika"))) || ((data3.uwagiZgloszone === undefined) && (missing1 = "uwagiZgloszone"))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((((key1 === "idZgloszenia") || (key1 === "kiedyUtworzono")) || (key1 === "kiedyObsluzono")) || (key1 === "stanLicznika")) || (key1 === "uwagiZgloszone"))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.idZgloszenia !== undefined){
let data4 = data3.idZgloszenia;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/idZgloszenia",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/idZgloszenia/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.kiedyUtworzono !== undefined){
let data5 = data3.kiedyUtworzono;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats22.test(data5))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyUtworzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyUtworzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyUtworzono/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.kiedyObsluzono !== undefined){
let data6 = data3.kiedyObsluzono;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyObsluzono/type",keyword:"type",params:{type: schema185.properties.kiedyObsluzono.type}}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats22.test(data6))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/kiedyObsluzono",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/kiedyObsluzono/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.stanLicznika !== undefined){
let data7 = data3.stanLicznika;
const _errs18 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/stanLicznika",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/stanLicznika/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.uwagiZgloszone !== undefined){
let data8 = data3.uwagiZgloszone;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0+"/uwagiZgloszone",schemaPath:"#/$defs/ZgloszenieStanuLicznika/properties/uwagiZgloszone/type",keyword:"type",params:{type: schema185.properties.uwagiZgloszone.type}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu/" + i0,schemaPath:"#/$defs/ZgloszenieStanuLicznika/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/zgloszeniaStanu",schemaPath:"#/properties/zgloszeniaStanu/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

exports.dajProtokolWymianyWodomierza = validate155;
const schema208 = {"type":"object","required":["body","statusCodeValue"],"properties":{"body":{"type":["string","null"]},"statusCodeValue":{"type":"integer"}},"additionalProperties":false};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.body === undefined) && (missing0 = "body")) || ((data.statusCodeValue === undefined) && (missing0 = "statusCodeValue"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "body") || (key0 === "statusCodeValue"))){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate155.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema208.properties.body.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCodeValue !== undefined){
let data1 = data.statusCodeValue;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate155.errors = [{instancePath:instancePath+"/statusCodeValue",schemaPath:"#/properties/statusCodeValue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

exports.dajProtokolWymianyWodomierzaZeZdjeciami = validate156;

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.body === undefined) && (missing0 = "body")) || ((data.statusCodeValue === undefined) && (missing0 = "statusCodeValue"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "body") || (key0 === "statusCodeValue"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate156.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema208.properties.body.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCodeValue !== undefined){
let data1 = data.statusCodeValue;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate156.errors = [{instancePath:instancePath+"/statusCodeValue",schemaPath:"#/properties/statusCodeValue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

exports.dajWymianeWodomierza = validate157;
const schema210 = {"type":"object","required":["dataWymiany","adresPunktuOdbioru","numerWyjetego","stanWyjetego","numerZalozonego","stanZalozonego","powod","plomba","monter"],"properties":{"dataWymiany":{"type":"string","format":"date"},"adresPunktuOdbioru":{"type":"string"},"numerWyjetego":{"type":"string"},"stanWyjetego":{"type":"number"},"numerZalozonego":{"type":"string"},"stanZalozonego":{"type":"number"},"powod":{"type":"string"},"plomba":{"type":"string"},"monter":{"type":"string"}},"additionalProperties":false};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.dataWymiany === undefined) && (missing0 = "dataWymiany")) || ((data.adresPunktuOdbioru === undefined) && (missing0 = "adresPunktuOdbioru"))) || ((data.numerWyjetego === undefined) && (missing0 = "numerWyjetego"))) || ((data.stanWyjetego === undefined) && (missing0 = "stanWyjetego"))) || ((data.numerZalozonego === undefined) && (missing0 = "numerZalozonego"))) || ((data.stanZalozonego === undefined) && (missing0 = "stanZalozonego"))) || ((data.powod === undefined) && (missing0 = "powod"))) || ((data.plomba === undefined) && (missing0 = "plomba"))) || ((data.monter === undefined) && (missing0 = "monter"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func4.call(schema210.properties, key0))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dataWymiany !== undefined){
let data0 = data.dataWymiany;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats8.test(data0))){
validate157.errors = [{instancePath:instancePath+"/dataWymiany",schemaPath:"#/properties/dataWymiany/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/dataWymiany",schemaPath:"#/properties/dataWymiany/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adresPunktuOdbioru !== undefined){
const _errs4 = errors;
if(typeof data.adresPunktuOdbioru !== "string"){
validate157.errors = [{instancePath:instancePath+"/adresPunktuOdbioru",schemaPath:"#/properties/adresPunktuOdbioru/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerWyjetego !== undefined){
const _errs6 = errors;
if(typeof data.numerWyjetego !== "string"){
validate157.errors = [{instancePath:instancePath+"/numerWyjetego",schemaPath:"#/properties/numerWyjetego/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stanWyjetego !== undefined){
let data3 = data.stanWyjetego;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate157.errors = [{instancePath:instancePath+"/stanWyjetego",schemaPath:"#/properties/stanWyjetego/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numerZalozonego !== undefined){
const _errs10 = errors;
if(typeof data.numerZalozonego !== "string"){
validate157.errors = [{instancePath:instancePath+"/numerZalozonego",schemaPath:"#/properties/numerZalozonego/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stanZalozonego !== undefined){
let data5 = data.stanZalozonego;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate157.errors = [{instancePath:instancePath+"/stanZalozonego",schemaPath:"#/properties/stanZalozonego/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.powod !== undefined){
const _errs14 = errors;
if(typeof data.powod !== "string"){
validate157.errors = [{instancePath:instancePath+"/powod",schemaPath:"#/properties/powod/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plomba !== undefined){
const _errs16 = errors;
if(typeof data.plomba !== "string"){
validate157.errors = [{instancePath:instancePath+"/plomba",schemaPath:"#/properties/plomba/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.monter !== undefined){
const _errs18 = errors;
if(typeof data.monter !== "string"){
validate157.errors = [{instancePath:instancePath+"/monter",schemaPath:"#/properties/monter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

exports.dajZdjeciaWymianyWodomierza = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.zdjecia === undefined) && (missing0 = "zdjecia")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "zdjecia")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.zdjecia !== undefined){
let data0 = data.zdjecia;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 6){
validate158.errors = [{instancePath:instancePath+"/zdjecia",schemaPath:"#/properties/zdjecia/maxItems",keyword:"maxItems",params:{limit: 6}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.podpis === undefined) && (missing1 = "podpis")) || ((data1.obraz === undefined) && (missing1 = "obraz"))){
validate158.errors = [{instancePath:instancePath+"/zdjecia/" + i0,schemaPath:"#/$defs/ZdjecieWymiany/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "podpis") || (key1 === "obraz"))){
validate158.errors = [{instancePath:instancePath+"/zdjecia/" + i0,schemaPath:"#/$defs/ZdjecieWymiany/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.podpis !== undefined){
const _errs8 = errors;
if(typeof data1.podpis !== "string"){
validate158.errors = [{instancePath:instancePath+"/zdjecia/" + i0+"/podpis",schemaPath:"#/$defs/ZdjecieWymiany/properties/podpis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.obraz !== undefined){
const _errs10 = errors;
if(typeof data1.obraz !== "string"){
validate158.errors = [{instancePath:instancePath+"/zdjecia/" + i0+"/obraz",schemaPath:"#/$defs/ZdjecieWymiany/properties/obraz/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/zdjecia/" + i0,schemaPath:"#/$defs/ZdjecieWymiany/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/zdjecia",schemaPath:"#/properties/zdjecia/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

exports.Blad = validate159;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kod === undefined) && (missing0 = "kod")) || ((data.opis === undefined) && (missing0 = "opis"))) || ((data.nrSprawy === undefined) && (missing0 = "nrSprawy"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kod") || (key0 === "opis")) || (key0 === "pola")) || (key0 === "nrSprawy"))){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kod !== undefined){
let data0 = data.kod;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 60){
validate159.errors = [{instancePath:instancePath+"/kod",schemaPath:"#/properties/kod/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/kod",schemaPath:"#/properties/kod/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opis !== undefined){
const _errs4 = errors;
if(typeof data.opis !== "string"){
validate159.errors = [{instancePath:instancePath+"/opis",schemaPath:"#/properties/opis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pola !== undefined){
let data2 = data.pola;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs9 = errors;
if(typeof data2[key1] !== "string"){
validate159.errors = [{instancePath:instancePath+"/pola/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pola/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/pola",schemaPath:"#/properties/pola/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nrSprawy !== undefined){
let data4 = data.nrSprawy;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 60){
validate159.errors = [{instancePath:instancePath+"/nrSprawy",schemaPath:"#/properties/nrSprawy/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/nrSprawy",schemaPath:"#/properties/nrSprawy/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
return exports;
})();

export class AnswerError extends Error {
  constructor(operationId, problems) {
    const [{ pointer, keyword, params }] = problems;
    super(
      `The answer of ${operationId} breaks the contract at ${pointer || '/'}: ${keyword} ${JSON.stringify(params)}`,
    );
    this.name = 'AnswerError';
    this.operationId = operationId;
    this.problems = problems;
  }
}

export function answerProblems(operationId, answer) {
  if (!Object.hasOwn(validators, operationId)) throw new Error(`The contract has no JSON answer of "${operationId}"`);
  const validate = validators[operationId];
  if (validate(answer)) return [];
  return validate.errors.map(({ instancePath, keyword, params }) => ({ pointer: instancePath, keyword, params }));
}

export function serialise(operationId, answer) {
  const problems = answerProblems(operationId, answer);
  if (problems.length > 0) throw new AnswerError(operationId, problems);
  return JSON.stringify(answer);
}

export function serialiseBlad(blad) {
  return serialise('Blad', blad);
}
