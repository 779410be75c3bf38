// The tiny fight in plain C++: one flat struct, no heap, no library. The yardstick for what games cost, engine and rules together.
// `fight COUNT` plays COUNT games and prints decisions, seconds of processor time and the check number (check.ts).
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <stdint.h>

struct Rng {
  uint32_t s[4];
  static uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }
  void seed(uint32_t z) {
    for (int i = 0; i < 4; i++) {  // splitmix32
      z += 0x9e3779b9u;
      uint32_t t = z ^ (z >> 16);
      t *= 0x21f0aaadu; t ^= t >> 15;
      t *= 0x735a2d97u; t ^= t >> 15;
      s[i] = t;
    }
  }
  uint32_t next() {  // xoshiro128**
    const uint32_t r = rotl(s[1] * 5, 7) * 9, t = s[1] << 9;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3];
    s[2] ^= t; s[3] = rotl(s[3], 11);
    return r;
  }
  uint32_t below(uint32_t n) { return (uint32_t)(((uint64_t)next() * n) >> 32); }
};

enum { STRIKE, GUARD, BASH, CLEAVE, RALLY, SHRUG };
enum { ATTACK, BUFF, BLOCK, WEAK, VULN, RITUAL };
enum { PLAYING, WON, LOST, DRAWN };
static const int COST[6] = {1, 1, 2, 1, 1, 1};
static const bool TARGETED[6] = {true, false, true, false, false, false};
static const int DECK[10] = {STRIKE, STRIKE, STRIKE, GUARD, GUARD, GUARD, BASH, CLEAVE, RALLY, SHRUG};
static const int HP_BASE[3] = {14, 20, 24};
static const int ATTACK_DMG[3] = {6, 8, 5};
static const int END_TURN = 63;

struct Enemy { int hp, block, strength, vuln, weak, ritual, intent, last, streak; };

struct State {
  Rng rng;
  int hp, block, strength, vuln, weak, energy, turn, outcome;
  Enemy e[3];
  uint8_t draw[10], hand[10], discard[10], exhaust[10];
  int nDraw, nHand, nDiscard, nExhaust;

  void shuffleDraw() {
    for (int i = nDraw - 1; i > 0; i--) {
      const int j = rng.below(i + 1);
      const uint8_t t = draw[i]; draw[i] = draw[j]; draw[j] = t;
    }
  }
  void drawCards(int n) {
    while (n-- > 0) {
      if (nDraw == 0) {
        if (nDiscard == 0) return;
        __builtin_memcpy(draw, discard, sizeof draw);
        nDraw = nDiscard; nDiscard = 0;
        shuffleDraw();
      }
      hand[nHand++] = draw[--nDraw];
    }
  }
  void setIntent(Enemy &m, int k) {
    m.streak = k == m.last ? m.streak + 1 : 1;
    m.last = m.intent = k;
  }
  void rollIntent(int i) {
    Enemy &m = e[i];
    if (i == 2) { setIntent(m, m.last == -1 ? RITUAL : ATTACK); return; }
    for (;;) {
      const int r = rng.below(100);
      const int k = i == 0 ? (r < 60 ? ATTACK : r < 80 ? BUFF : BLOCK)
                           : (r < 50 ? ATTACK : r < 80 ? WEAK : VULN);
      if (k == m.last && m.streak >= 2) continue;
      setIntent(m, k);
      return;
    }
  }
  void startTurn() {
    if (++turn > 200) { outcome = DRAWN; return; }
    block = 0; energy = 3;
    drawCards(5);
  }
  void init(uint32_t seed) {
    __builtin_memset(this, 0, sizeof *this);
    rng.seed(seed);
    hp = 60;
    for (int i = 0; i < 10; i++) draw[i] = DECK[i];
    nDraw = 10;
    shuffleDraw();
    for (int i = 0; i < 3; i++) { e[i].hp = HP_BASE[i] + rng.below(5); e[i].last = -1; }
    for (int i = 0; i < 3; i++) rollIntent(i);
    startTurn();
  }
  int legal(uint8_t *out) const {
    int n = 0;
    for (int h = 0; h < nHand; h++) {
      const int c = hand[h];
      if (COST[c] > energy) continue;
      if (TARGETED[c]) { for (int t = 0; t < 3; t++) if (e[t].hp > 0) out[n++] = h * 4 + t; }
      else out[n++] = h * 4 + 3;
    }
    out[n++] = END_TURN;
    return n;
  }
  void hitEnemy(int base, Enemy &m) {
    int d = base + strength;
    if (weak > 0) d = (d * 3) >> 2;
    if (m.vuln > 0) d = (d * 3) >> 1;
    if (d <= m.block) { m.block -= d; return; }
    m.hp -= d - m.block; m.block = 0;
    if (m.hp < 0) m.hp = 0;
  }
  void hitHero(int base, const Enemy &m) {
    int d = base + m.strength;
    if (m.weak > 0) d = (d * 3) >> 2;
    if (vuln > 0) d = (d * 3) >> 1;
    if (d <= block) { block -= d; return; }
    hp -= d - block; block = 0;
    if (hp < 0) hp = 0;
  }
  bool apply(int a) {  // false: illegal, state untouched
    if (outcome != PLAYING) return false;
    if (a == END_TURN) { endTurn(); return true; }
    const int h = a >> 2, t = a & 3;
    if (h >= nHand) return false;
    const int c = hand[h];
    if (COST[c] > energy) return false;
    if (TARGETED[c]) { if (t > 2 || e[t].hp <= 0) return false; }
    else if (t != 3) return false;
    energy -= COST[c];
    for (int i = h + 1; i < nHand; i++) hand[i - 1] = hand[i];
    nHand--;
    switch (c) {
      case STRIKE: hitEnemy(6, e[t]); break;
      case GUARD: block += 5; break;
      case BASH: hitEnemy(8, e[t]); if (e[t].hp > 0) e[t].vuln += 2; break;
      case CLEAVE: for (int i = 0; i < 3; i++) if (e[i].hp > 0) hitEnemy(8, e[i]); break;
      case RALLY: strength += 2; break;
      case SHRUG: block += 8; drawCards(1); break;
    }
    if (c == RALLY) exhaust[nExhaust++] = c; else discard[nDiscard++] = c;
    if (e[0].hp <= 0 && e[1].hp <= 0 && e[2].hp <= 0) outcome = WON;
    return true;
  }
  void endTurn() {
    for (int i = 0; i < nHand; i++) discard[nDiscard++] = hand[i];
    nHand = 0;
    for (int i = 0; i < 3; i++) {
      Enemy &m = e[i];
      if (m.hp <= 0) continue;
      m.block = 0;
      switch (m.intent) {
        case ATTACK: hitHero(ATTACK_DMG[i], m); if (hp <= 0) { outcome = LOST; return; } break;
        case BUFF: m.strength += 2; break;
        case BLOCK: m.block += 6; break;
        case WEAK: weak += 2; break;
        case VULN: vuln += 2; break;
        case RITUAL: m.ritual += 2; break;
      }
    }
    if (vuln > 0) vuln--;
    if (weak > 0) weak--;
    for (int i = 0; i < 3; i++) {
      Enemy &m = e[i];
      if (m.hp <= 0) continue;
      if (m.vuln > 0) m.vuln--;
      if (m.weak > 0) m.weak--;
      if (m.ritual > 0 && m.intent != RITUAL) m.strength += m.ritual;
      rollIntent(i);
    }
    startTurn();
  }
};

static uint32_t hash_;
static inline void mix(uint32_t v) { hash_ = (hash_ ^ v) * 16777619u; }
static inline int playout(State &s, Rng &pol) {
  uint8_t acts[40];
  int dec = 0;
  while (s.outcome == PLAYING) {
    const int n = s.legal(acts);
    s.apply(acts[pol.below(n)]);
    dec++;
  }
  return dec;
}
struct Totals { long dec, wins, turns; };
static Totals playGames(State &s, Rng &pol, long games) {
  Totals r = {0, 0, 0};
  hash_ = 2166136261u;
  for (long g = 0; g < games; g++) {
    s.init((uint32_t)g + 1); pol.seed((uint32_t)g ^ 0x5bd1e995u);
    const int d = playout(s, pol);
    r.dec += d; r.turns += s.turn; r.wins += s.outcome == WON;
    if (g < 1000) { mix(s.outcome); mix(s.turn); mix(s.hp); mix(s.e[0].hp); mix(s.e[1].hp); mix(s.e[2].hp); mix(d); }
  }
  return r;
}

int main(int argc, char **argv) {
  const long games = argc > 1 ? atol(argv[1]) : 100000;
  State s; Rng pol;
  playGames(s, pol, games / 10);  // the caches are warm
  const clock_t began = clock();
  const Totals r = playGames(s, pol, games);
  printf("%ld %.6f %u\n", r.dec, (double)(clock() - began) / CLOCKS_PER_SEC, hash_);
}
