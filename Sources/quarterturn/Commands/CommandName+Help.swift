extension CommandName {
  /// What the help says between summary and options; empty where the summary says it all.
  var explanation: String {
    switch self {
    case .verify: Self.verifying
    case .record:
      "Records every golden; with --record missing only those that are not there, with --record failed\n"
        + "those that differ. Where CI is set nothing is recorded. Look at what git shows afterwards."
    case .accept:
      """
      A digest names one change: from the golden as it was to the picture that the run drew. If either
      is another by now, nothing is accepted. Without digests, say --only or --all.
      """
    case .compare:
      """
      Folders are compared file by file, by path; PNG as pictures with the layouts they carry, JSON and
      text line by line. Nothing may differ unless an option allows it, and every limit given must hold.
      Limits are about pixels; what else changed has a class, and --policy layout=ignore,fonts=warn says
      what a class does. Without it layout, paint, text and fonts fail, and metadata warn.
      With --output the pictures of each difference are written there, ready for report.
      Ends with 0 when all are the same, 1 when something is different, 2 when something cannot be read.
      """
    case .orphans:
      """
      Looks through the results of all shards of a run that left nothing out: no filter, no named scenes,
      every shard finished. Of anything less it says what is missing and lists nothing. Give --results
      for each shard, or for the folder that holds them. Ends with 1 when something is listed.
      Shards are of one run where each has the same SNAPSHOT_RUN or build number, as in
      SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift test. Run tests without --parallel, which runs each
      XCTest in a process that knows nothing of the others.

      What the run did not ask for is listed, whatever the reason: goldens of tests that are disabled or
      skipped, or that ended before they asked, and of another run that shares the folder. Look first.
      """
    case .merge:
      """
      RESULTS are folders that shards left, or one that holds them. Of a complete run the joined folder
      has one manifest; parts of an incomplete one can be joined with the rest later. Shards are of one
      run where each has the same SNAPSHOT_RUN or build number: SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift
      test. Ends as its worst verdict; with 2 where a shard is missing or was cut short.
      """
    case .truth: Self.answering
    default: ""
    }
  }

  private static let answering = """
    Without FILE it asks the UIKit that is built in, and prints what that answers. FILE is what the same
    questions brought on Apple's UIKit: cd Tests/Truth, then
    xcodebuild test -scheme Truth -destination 'platform=iOS Simulator,name=iPhone 16'
    prints where it lies. Every difference is told with the facts it concerns, then the grades of
    facts that change: what Apple's UIKit confirms, contradicts, or decides between two sides.
    With --output the JSON goes to that file. Ends with 0 when all is the same, 1 when an answer
    differs, 2 when the file cannot be used or does not answer these questions.
    """

  private static let verifying = """
    Draws and compares what falls to this shard, keeps the results in a folder for accept, report and
    merge, and writes no golden unless --record says which. SCENE is a scene file, a folder of scene
    files or a figure of the gallery. Ends with 0 when all are the same, 1 when something is
    different, missing or was recorded, 2 when something could not be judged.

    The shard may be said by SNAPSHOT_SHARD=i/n too, and is taken from Bazel, GitLab, CircleCI and
    Buildkite; shards are of one run when they have the same SNAPSHOT_RUN or build number. Where
    GITHUB_ACTIONS is set, annotations are printed. Results go to SNAPSHOT_ARTIFACTS if that is set.
    """

  /// What to type, for the help.
  var examples: [String] {
    switch self {
    case .demo: ["quarterturn demo", "quarterturn demo --appearance dark --output pictures"]
    case .render:
      [
        "quarterturn render plants/markers --sheet --output figures",
        "quarterturn render herbs.json --device \"iPhone 14 Pro\" --orientation landscape",
        "quarterturn render herbs.json --variant after --overlay index,insets,spacing",
      ]
    case .layout:
      [
        "quarterturn layout swatches/rotate",
        "quarterturn layout herbs.json --variant after --json",
      ]
    case .trace:
      [
        "quarterturn trace plants/markers --variant after --rotate",
        "quarterturn trace herbs.json --variant before --rotate --unfolded",
      ]
    case .characterise: ["quarterturn characterise swatches/rotate"]
    case .lint: ["quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json"]
    case .stress:
      [
        "quarterturn stress swatches/rotate --times 100 --seed 7",
        "quarterturn stress herbs.json --json",
      ]
    case .truth: ["quarterturn truth", "quarterturn truth truth.json --json"]
    case .list: ["quarterturn list"]
    case .devices: ["quarterturn devices"]
    case .help: ["quarterturn help render", "quarterturn help scene"]
    default: examplesOfGoldens
    }
  }

  private var examplesOfGoldens: [String] {
    switch self {
    case .verify:
      [
        "quarterturn verify", "quarterturn verify scenes herbs.json --snapshots Goldens",
        "quarterturn verify --shard 2/4 --results results-2 --junit results-2/junit.xml",
      ]
    case .record: ["quarterturn record herbs.json", "quarterturn record --record missing"]
    case .accept:
      ["quarterturn accept 1f0c8a6e55d3b274", "quarterturn accept --only 'plants/.*landscape'"]
    case .compare:
      [
        "quarterturn compare before.png after.png --output difference",
        "quarterturn compare main/Snapshots Snapshots --max-channel-delta 2 --mask-element header",
        "quarterturn compare main/Snapshots Snapshots --policy layout=ignore,fonts=warn",
      ]
    case .inspect: ["quarterturn inspect Snapshots/plants/markers.after.portrait.png"]
    case .orphans: ["quarterturn orphans", "quarterturn orphans --results shards --delete"]
    case .report: ["quarterturn report", "quarterturn report merged --output page --inline"]
    case .merge:
      [
        "quarterturn merge results-1 results-2 results-3 results-4 --output merged",
        "quarterturn merge shards --output merged --markdown \"$GITHUB_STEP_SUMMARY\"",
      ]
    default: []
    }
  }
}
