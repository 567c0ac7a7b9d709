import Foundation

/// A way to run an untrusted program within limits, and isolated from the rest
/// of the system.
enum Sandbox: CaseIterable {
  /// Linux namespaces with their own file system, processes and network, as a
  /// user that owns no file; requires root.
  case namespaces
  /// The same namespaces, as the user that runs the tool.
  case userNamespaces
  /// The sandbox of macOS, without a network and with only one writable folder.
  case seatbelt
  /// No isolation but a user that owns no file; requires root.
  case otherUser
  /// No isolation, only limits.
  case none

  /// The first that works on this system, in the order of the cases.
  static let best: Sandbox = allCases.first(where: \.works) ?? .none

  /// A warning about what a hand-in can do in this sandbox; `nil` if it is
  /// isolated.
  var warning: String? {
    switch self {
    case .namespaces, .userNamespaces, .seatbelt: nil
    case .otherUser:
      "no isolation here: a hand-in can read what every user can read"
    case .none:
      "no isolation here: a hand-in can read and write what you can"
    }
  }

  /// Runs a program until it ends or exceeds a limit.
  func run(
    _ program: URL,
    in workspace: Workspace,
    input: String,
    timeout: Double
  ) throws -> Subprocess.Outcome {
    // The limit of printed bytes, and of each file that the program writes.
    let outputLimit = 1 << 20
    let limits = """
      ulimit -c 0
      ulimit -t \(Int(timeout.rounded(.up)) + 1)
      ulimit -f \(outputLimit / 1024)
      ulimit -u 128 2>/dev/null
      ulimit -v \((4 << 30) / 1024) 2>/dev/null
      """
    let playground = workspace.playground.path
    let script: String
    switch self {
    case .namespaces, .userNamespaces:
      script = Self.newRoot + limits + Self.changeRoot
    case .seatbelt, .otherUser, .none: script = limits + "\nexec \"$@\""
    }
    let environment = ProcessInfo.processInfo.environment
    return try Subprocess(
      command: wrapper(for: workspace)
        + ["bash", "-c", script, playground, program.path]
        + (isNewRoot
          ? [try Toolchain.libraries(), user.joined(separator: " ")] : []),
      directory: workspace.playground,
      environment: [
        "PATH": environment["PATH"] ?? "/usr/bin:/bin", "HOME": playground,
        "CFFIXED_USER_HOME": playground, "LANG": "C.UTF-8",
      ],
      timeout: timeout,
      outputLimit: outputLimit,
      input: input,
      keepsErrorsApart: true
    ).run()
  }

  private var works: Bool {
    let outcome = try? Workspace.with { workspace in
      try run(
        URL(filePath: "/usr/bin/true"),
        in: workspace,
        input: "",
        timeout: 10
      )
    }
    return outcome?.end == .exit(0)
  }

  private var isNewRoot: Bool { self == .namespaces || self == .userNamespaces }

  // MARK: - Commands

  private func wrapper(for workspace: Workspace) -> [String] {
    let spaces = [
      "--mount", "--pid", "--net", "--ipc", "--fork", "--kill-child",
    ]
    switch self {
    case .namespaces: return ["unshare"] + spaces
    case .userNamespaces:
      return ["unshare", "--user", "--map-root-user"] + spaces
    case .seatbelt: return ["sandbox-exec", "-p", Self.profile(for: workspace)]
    case .otherUser: return ["setpriv"] + user
    case .none: return []
    }
  }

  /// The options that set the program's user: a different one in each run, since
  /// the limit of processes counts all processes of a user.
  private var user: [String] {
    guard self != .userNamespaces else { return [] }
    let number = Int.random(in: 61_000..<65_000)
    return ["--reuid=\(number)", "--regid=\(number)", "--clear-groups"]
  }

  /// A script that mounts a file system in memory over the workspace's
  /// playground, with the system's libraries and the program in it.
  ///
  /// libdispatch needs `/proc`, which is read-only, since a program could write
  /// into its own memory through it. Foundation needs the loopback device to wake
  /// a thread that waits for a process.
  private static let newRoot = """
    set -e
    umask 022
    PATH=$PATH:/sbin:/usr/sbin ip link set lo up 2>/dev/null || true
    root=$0
    mount -t tmpfs -o size=32m,mode=755 none "$root"
    mkdir "$root/dev" "$root/etc" "$root/playground" "$root/proc"
    mount -t proc -o ro none "$root/proc"
    for path in /usr /lib /lib64 /bin "$2"; do
      if [ -L "$path" ]; then
        cp -P "$path" "$root$path"
      elif [ -d "$path" ]; then
        mkdir -p "$root$path"
        mount --bind "$path" "$root$path"
        mount -o remount,bind,ro,nosuid,nodev "$root$path"
      fi
    done
    for path in /dev/null /dev/urandom; do
      touch "$root$path"
      mount --bind "$path" "$root$path"
    done
    [ ! -f /etc/ld.so.cache ] || cp /etc/ld.so.cache "$root/etc"
    cp "$1" "$root/specification"
    chmod 755 "$root/specification"
    chmod 777 "$root/playground"

    """

  /// A script that changes to the new root and runs the program without
  /// privileges.
  ///
  /// The kernel kills the program when `unshare` ends. `--pdeathsig` requests
  /// this again, since the change of user undoes the request of `--kill-child`.
  private static let changeRoot = """

    exec chroot "$root" /usr/bin/env -i -C /playground \
    PATH=/usr/bin:/bin HOME=/playground LANG=C.UTF-8 \
    setpriv $3 --no-new-privs --bounding-set=-all --inh-caps=-all \
    --pdeathsig=KILL setsid /specification
    """

  private static func profile(for workspace: Workspace) -> String {
    func path(_ url: URL) -> String {
      let path = url.resolvingSymlinksInPath().path
      return "\"" + path.replacing("\"", with: "\\\"") + "\""
    }
    return """
      (version 1)
      (allow default)
      (deny network*)
      (deny signal (target others))
      (deny file-write*)
      (allow file-write* (subpath \(path(workspace.playground))))
      (allow file-write* (literal "/dev/null"))
      (deny file-read-data
        (subpath \(path(FileManager.default.homeDirectoryForCurrentUser))))
      (allow file-read-data (subpath \(path(workspace.url))))
      """
  }
}
