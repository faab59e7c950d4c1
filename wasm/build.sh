#!/bin/sh
# wasm/build.sh [folder]
#
# Builds eSpeak NG, its data and LAME from Debian's source archives, and puts them into the folder, by default where the
# service has them. The same compiler makes the same bytes, in any folder and on any machine: README.md.
set -eu

COMPILER='binaryen 108-1 clang-14 1:14.0.6-12 emscripten 3.1.6~dfsg-5'
ESPEAK_ARCHIVE=e/espeak-ng/espeak-ng_1.52.0+dfsg.orig.tar.gz
LAME_ARCHIVE=l/lame/lame_3.100.orig.tar.gz

# vi and en, and those that eSpeak NG itself changes to at a word in another script (`alphabets` in tr_languages.c).
LANGUAGES='vi en bn el gu hi hy ka kn ko ml pa si ta'
VARIANTS='f1 f2 f4 m3 m7'

here=$(cd "$(dirname "$0")" && pwd)
archives=${ARCHIVES:-$here/../.cache/wasm-sources}
mirror=${MIRROR:-http://deb.debian.org/debian}

main() {
  require_compiler
  mkdir -p "$1" "$archives"
  out=$(cd "$1" && pwd)
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  unpack_sources
  build_espeak
  build_espeak_data
  build_lame
  (cd "$out" && find ./*.wasm espeak-ng-data -type f | LC_ALL=C sort | xargs sha256sum) >"$work/sums"
  mv "$work/sums" "$out/SHA256SUMS"
}

require_compiler() {
  installed=$(dpkg-query -f '${Package} ${Version}\n' -W binaryen clang-14 emscripten 2>/dev/null | sort | xargs)
  [ "$installed" = "$COMPILER" ] && return
  echo "Building needs Debian's packages $COMPILER; installed: ${installed:-none}" >&2
  exit 2
}

unpack_sources() {
  cd "$archives"
  for archive in $ESPEAK_ARCHIVE $LAME_ARCHIVE; do
    name=${archive##*/}
    if [ ! -f "$name" ]; then
      curl -sSf --retry 3 -o "$name.part" "$mirror/pool/main/$archive"
      mv "$name.part" "$name"
    fi
  done
  sha256sum --quiet -c "$here/sources.sha256"
  for archive in $ESPEAK_ARCHIVE $LAME_ARCHIVE; do tar -xzf "${archive##*/}" -C "$work"; done
  espeak=$work/espeak-ng-1.52.0+dfsg
  lame=$work/lame-3.100
  for patch in "$here"/espeak-ng/*.patch; do patch -sp1 -d "$espeak" <"$patch"; done
}

# No setting of the caller's reaches the compiler, and no path of this machine what it makes.
cc() {
  env -i PATH=/usr/bin:/bin HOME="$work" emcc -O3 -DNDEBUG -w \
    -ffile-prefix-map="$work"=. -ffile-prefix-map="$here"=. "$@"
}

# A module that needs no JavaScript of emscripten's: it has functions, memory that grows, and a few imports.
link_module() {
  cc "$@" --no-entry -sSTANDALONE_WASM -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc
}

build_espeak() {
  sources=''
  for name in common compiledata compiledict dictionary encoding error espeak_api ieee80 intonation langopts mnemonics \
    numbers phoneme phonemelist readclause setlengths soundicon spect speech ssml synthdata synthesize tr_languages \
    translate translateword voices wavegen; do sources="$sources $espeak/src/libespeak-ng/$name.c"; done
  mkdir "$work/espeak" && cd "$work/espeak"
  includes="-I$here/espeak-ng -I$espeak/src/include -I$espeak/src/include/espeak-ng -I$espeak/src/ucd-tools/src/include"
  # shellcheck disable=SC2086 -- lists
  cc -c -fwrapv -fvisibility=hidden -DLIBESPEAK_NG_EXPORT -DPATH_ESPEAK_DATA='"/"' $includes $sources \
    "$espeak"/src/ucd-tools/src/*.c
  mkdir host && cd host
  cc -c $includes "$here"/espeak-ng/*.c
  link_module ../*.o ./*.o -o "$out/espeak-ng.wasm" -sINITIAL_MEMORY=8MB -sTOTAL_STACK=1MB \
    -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0 \
    -Wl,--wrap=fopen,--wrap=stat,--wrap=opendir,--wrap=readdir,--wrap=closedir \
    -sEXPORTED_FUNCTIONS=_espeak_Initialize,_espeak_SetVoiceByName,_espeak_SetParameter,_espeak_Synth,_malloc,_free
}

# By eSpeak NG's own program, run by Node.js.
build_espeak_data() {
  cd "$work"
  cc -I"$espeak/src/include" -I"$here/espeak-ng" "$espeak/src/espeak-ng.c" espeak/*.o -o espeak-ng.js \
    -O0 -sNODERAWFS -sWASM_ASYNC_COMPILATION=0 -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1MB
  compile() { (cd "$1" && node "$work/espeak-ng.js" --path="$espeak" "$2") >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }
  data=$espeak/espeak-ng-data
  compile "$espeak/phsource" --compile-intonations
  compile "$espeak/phsource" --compile-phonemes
  for language in $LANGUAGES; do compile "$espeak/dictsource" "--compile=$language"; done
  rm -rf "$out/espeak-ng-data"
  mkdir "$out/espeak-ng-data"
  cd "$data"
  cp --parents phontab phonindex phondata intonations lang/aav/vi* lang/gmw/en* "$out/espeak-ng-data"
  for language in $LANGUAGES; do cp "${language}_dict" "$out/espeak-ng-data"; done
  for variant in $VARIANTS; do cp --parents "voices/!v/$variant" "$out/espeak-ng-data"; done
}

# Optimized when it is compiled and not when it is linked, where functions would be inlined into one that Node.js 20
# compiles badly: it would run 15 % slower.
build_lame() {
  sources=''
  for name in VbrTag bitstream encoder fft gain_analysis id3tag lame mpglib_interface newmdct presets psymodel quantize \
    quantize_pvt reservoir set_get tables takehiro util vbrquantize version; do
    sources="$sources $lame/libmp3lame/$name.c"
  done
  mkdir "$work/lame" && cd "$work/lame"
  # shellcheck disable=SC2086 -- a list
  cc -c -finline-hint-functions -DHAVE_CONFIG_H -DNO_STDIO -DTAKEHIRO_IEEE754_HACK -DUSE_FAST_LOG \
    -I"$here/lame" -I"$lame/include" -I"$lame/libmp3lame" $sources
  functions=_lame_init,_lame_set_in_samplerate,_lame_set_out_samplerate,_lame_set_num_channels,_lame_set_mode
  functions=$functions,_lame_set_VBR,_lame_set_VBR_quality,_lame_set_quality,_lame_set_bWriteVbrTag,_lame_init_params
  functions=$functions,_lame_encode_buffer_ieee_float,_lame_encode_flush,_lame_close,_malloc,_free
  link_module ./*.o -o "$out/lame.wasm" -O1 -sSUPPORT_ERRNO=0 -sINITIAL_MEMORY=2MB -sTOTAL_STACK=256KB \
    -sEXPORTED_FUNCTIONS=$functions
}

main "${1:-$here/../src/speech/wasm}"
