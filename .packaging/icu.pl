# icu.pl WHOLE SMALL: copies of ICU's common data what Belltower reads.
#
# The format is ICU's: a header, then the number of items, for each the offsets of its name and of its
# bytes, counted from that number on, in the order of names; then the names; then the bytes.
use strict;
use warnings;

my ($whole, $small) = @ARGV;
open my $in, '<:raw', $whole or die "$whole: $!";
my $data = do { local $/; <$in> };

my ($size, $magic) = unpack 'vn', $data;
die "that is not ICU's data\n" unless $magic == 0xda27;
my $count = unpack 'V', substr $data, $size, 4;
my @offsets = unpack 'V*', substr $data, $size + 4, 8 * $count;
my @items;
for my $index (0 .. $count - 1) {
    my ($name, $begin) = @offsets[2 * $index, 2 * $index + 1];
    my $end = $index + 1 < $count ? $offsets[2 * $index + 3] : length($data) - $size;
    push @items, [unpack('Z*', substr $data, $size + $name, 256), substr $data, $size + $begin, $end - $begin];
}

# English and what holds for all languages; no code pages, no dictionaries, no transliteration.
sub is_wanted {
    my (undef, @path) = split m{/}, shift;
    my ($stem, $kind) = $path[-1] =~ /^(.*)\.([a-z]+)$/;
    return 0 if $kind eq 'cnv' or $path[0] eq 'translit' or $kind eq 'dict';
    return 1 if $stem =~ /^(root|pool|res_index|en|en_(001|150|GB|US|US_POSIX)|ucadata|supplementalData)$/;
    return 0 if @path > 1;
    return 1 if $kind ne 'res';
    # What is no language: zones, keys, plurals and their like, against `de`, `zh_Hant_TW`, `sr_Latn`.
    return $stem !~ /^[a-z]{2,3}(_|$)/;
}

my @kept = grep { is_wanted($_->[0]) } @items;
die "too little is left\n" unless @kept > 50 and grep { $_->[0] =~ m{/coll/root\.res$} } @kept;

my $begin = 4 + 8 * @kept;
my ($names, $bytes, @table) = ('', '');
for my $item (@kept) {
    push @table, [$begin + length $names];
    $names .= "$item->[0]\0";
}
$names .= "\xaa" x (-($size + $begin + length $names) % 16);
for my $index (0 .. $#kept) {
    push @{$table[$index]}, $begin + length($names) + length $bytes;
    $bytes .= $kept[$index][1];
    $bytes .= "\xaa" x (-length($bytes) % 16);
}
open my $out, '>:raw', $small or die "$small: $!";
print $out substr($data, 0, $size), pack('V', scalar @kept), pack('V*', map { @$_ } @table), $names, $bytes;
close $out or die "$small: $!";
