import Testing

@testable import Exploration

struct `Suspicions that become findings` {
  private func suspicion(_ steps: Int, _ kind: FindingKind = .leak, in screen: String = "A")
    -> Suspicion
  {
    let verdict = Verdict(kind: kind, subject: screen, message: "left behind")
    let name = ChoiceName(kind: .back, label: "", detail: "")
    return Suspicion(
      verdict: verdict, group: FindingGroup(verdict, after: name), action: "back", screen: screen,
      history: [], short: Array(repeating: name, count: steps))
  }

  private func proof(_ suspicion: Suspicion, _ steps: Int, _ outcome: Proof.Outcome = .shown)
    -> Proof
  {
    Proof(
      outcome: outcome, verdict: suspicion.verdict,
      steps: Array(repeating: WalkStep([]), count: steps))
  }

  @Test func `a group is proven once, and the others count`() {
    var list = FindingList()
    for suspicion in [suspicion(2), suspicion(2, in: "B")] {
      let needsProof = list.needsProof(of: suspicion)
      #expect(needsProof)
      list.add(suspicion, proof(suspicion, 2))
    }
    let needsProof = list.needsProof(of: suspicion(3))
    #expect(!needsProof)
    list.countRepetitions()
    #expect(list.findings.map(\.ways) == [2, 1])
  }

  @Test func `a shorter path is proven once more, and gives the walk`() {
    var list = FindingList()
    list.add(suspicion(4), proof(suspicion(4), 4))
    let needsProof = list.needsProof(of: suspicion(3))
    #expect(needsProof)
    list.add(suspicion(3), proof(suspicion(3), 1))
    #expect(list.findings.map(\.walk.count) == [1])
  }

  @Test func `three proofs that fail drop a group, unless it is grave`() {
    var list = FindingList()
    let (idle, leak) = (suspicion(1, .idle), suspicion(1))
    for outcome in [.groundless, .notRepeated, nil] as [Proof.Outcome?] {
      let needsProof = list.needsProof(of: idle)
      #expect(needsProof && list.known.isEmpty)
      list.add(idle, outcome.map { proof(idle, 1, $0) })
    }
    let needsProof = list.needsProof(of: idle)
    #expect(!needsProof && list.known == [idle.group: 0])
    list.add(leak, proof(leak, 1, .notRepeated))
    #expect(list.findings.map(\.isRepeated) == [false])
  }

  @Test func `the same difference between coordinators on two screens is one finding`() {
    var list = FindingList()
    for screen in ["A", "B"] {
      let suspicion = suspicion(1, .coordinators, in: screen)
      var proof = proof(suspicion, 1)
      proof.verdict.extraCoordinator = "LoginCoordinator"
      list.add(suspicion, proof)
    }
    #expect(list.findings.map(\.ways) == [2])
  }
}
