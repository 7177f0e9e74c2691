#define _GNU_SOURCE
#include "vdso.h"
#include "clock.h"
#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>

#if defined(__aarch64__)
#define NAME "__kernel_clock_gettime"
#else
#define NAME "__vdso_clock_gettime"
#endif

static int by_system_call(clockid_t clock, struct timespec *time) {
  return (int)cvc_system(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
}

static cvc_gettime find(void) {
  const char *image = (const char *)getauxval(AT_SYSINFO_EHDR);
  if (!image) return by_system_call;
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)image;
  const ElfW(Phdr) *segments = (const ElfW(Phdr) *)(image + header->e_phoff);
  const ElfW(Dyn) *dynamic = NULL;
  const char *base = image;
  for (int i = 0; i < header->e_phnum; i++) {
    if (segments[i].p_type == PT_LOAD && segments[i].p_offset == 0) base = image - segments[i].p_vaddr;
    if (segments[i].p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)(image + segments[i].p_offset);
  }
  const ElfW(Sym) *symbols = NULL;
  const char *strings = NULL;
  const uint32_t *hash = NULL, *gnu_hash = NULL;
  for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
    const char *value = base + dynamic->d_un.d_ptr;
    if (dynamic->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)value;
    if (dynamic->d_tag == DT_STRTAB) strings = value;
    if (dynamic->d_tag == DT_HASH) hash = (const uint32_t *)value;
    if (dynamic->d_tag == DT_GNU_HASH) gnu_hash = (const uint32_t *)value;
  }
  if (!symbols || !strings) return by_system_call;
  uint32_t count = hash ? hash[1] : 0;
  if (!hash && gnu_hash) {
    // The last symbol is the end of the last chain.
    uint32_t buckets = gnu_hash[0], first = gnu_hash[1];
    const uint32_t *bucket = gnu_hash + 4 + gnu_hash[2] * (sizeof(ElfW(Addr)) / 4);
    const uint32_t *chain = bucket + buckets;
    for (uint32_t i = 0; i < buckets; i++) if (bucket[i] > count) count = bucket[i];
    if (count >= first) while (!(chain[count++ - first] & 1)) {}
  }
  for (uint32_t i = 0; i < count; i++) {
    if (symbols[i].st_shndx != SHN_UNDEF && !strcmp(strings + symbols[i].st_name, NAME))
      return (cvc_gettime)(base + symbols[i].st_value);
  }
  return by_system_call;
}

cvc_gettime cvc_kernel_gettime(void) {
  static _Atomic(cvc_gettime) found;
  cvc_gettime gettime = atomic_load_explicit(&found, memory_order_relaxed);
  if (__builtin_expect(!gettime, 0)) {
    gettime = find();
    atomic_store_explicit(&found, gettime, memory_order_relaxed);
  }
  return gettime;
}
